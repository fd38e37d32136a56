/// The list of the reference page that names, class by class, the properties that take a value and do nothing with it.
struct EffectlessList {
    static let heading = "Accepted, without effect"

    /// `CALayer.mask`, for each of them.
    let titles: Set<String>

    init(_ page: String) {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let section = lines.drop { $0 != "### \(Self.heading)" }.dropFirst()
            .prefix { !$0.hasPrefix("#") }
        var items: [Substring] = []
        for line in section {
            if line.hasPrefix("- ") {
                items.append(line)
            } else if line.hasPrefix("  "), let last = items.popLast() {
                items.append(last + line)
            }
        }
        titles = Set(
            items.flatMap { item -> [String] in
                let names = item.matches(of: /`([^`]+)`/).map { String($0.1) }
                guard let type = names.first else { return [] }
                return names.dropFirst().map { "\(type).\($0)" }
            })
    }
}
