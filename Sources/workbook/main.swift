import WorkbookCommands

// The commands are a library of their own, so that tests can reach them: a test that links with the executable itself cannot
// be linked where the plugin of the chapters' tests builds the same executable as its tool.
Workbook.main()
