import KnurlGeometry
import Testing

@testable import KnurlControls

@Suite struct LayerBufferTests {
  @Test("the clips of a layer that is stacked are those that its records had")
  func clips() {
    var base = FrameRecords(), layer = FrameRecords()
    base.clips.append(ClipRecord(parent: -1, frame: Rect(x: 0, y: 0, width: 9, height: 9), area: nil))
    layer.clips.append(ClipRecord(parent: -1, frame: Rect(x: 5, y: 5, width: 10, height: 10), area: nil))
    layer.clips.append(ClipRecord(parent: 0, frame: Rect(x: 0, y: 0, width: 8, height: 8), area: nil))
    layer.clip = 1
    layer.add(HitRecord(state: nil, frame: Rect(x: 0, y: 0, width: 20, height: 20)))
    base.stack(layer, layer: 3)
    base.resolveClips()
    #expect(base.hits[0].clip == 2 && base.hits[0].layer == 3 && base.clips[2].parent == 1)
    #expect(base.clips[2].visible == Rect(x: 5, y: 5, width: 3, height: 3))
  }

  @Test("a mark behind what stands before counts that")
  func marks() {
    var mark = RecordMark(), offset = RecordMark()
    (mark.hits, mark.nodes, mark.drawing.command) = (1, 2, 3)
    (offset.hits, offset.nodes, offset.drawing.command, offset.clips) = (10, 20, 30, 4)
    mark.add(offset)
    #expect(mark.hits == 11 && mark.nodes == 22 && mark.drawing.command == 33 && mark.clips == 4)
  }
}
