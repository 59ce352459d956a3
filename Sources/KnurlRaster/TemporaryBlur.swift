func gaussianBlur(_ mask: Mask, sigmaQuarters: Int) {}
