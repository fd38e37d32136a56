extension Pages {
    /// The pages of the legend, of the rules and of the API.
    func lookUpPages(_ shell: Shell) throws -> [(path: String, html: String)] {
        var pages: [(path: String, html: String)] = []
        if let rulebook {
            let legend = LegendPage(theme: theme, words: words)
            pages.append(
                (
                    LegendPage.path,
                    try legend.html { shell.data(for: LegendPage.path, sections: $0) }
                ))
            let page = RulesPage(rulebook: rulebook, theme: theme, words: words)
            let path = RulesPage.path
            pages.append((path, try page.html { shell.data(for: path, sections: $0) }))
        }
        if let api {
            let text = RuleText(
                known: Set(rulebook?.rules.map(\.id) ?? []), page: RulesPage.path)
            pages += try APIPages(reference: api, text: text, theme: theme, words: words)
                .html { shell.data(for: $0, sections: $1) }
        }
        return pages
    }
}
