// The tests of this target are the claims of the chapters: the plugin ExtractSnippets writes their sources.
