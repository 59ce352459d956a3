Tool.main()
