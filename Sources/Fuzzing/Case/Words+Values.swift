/// What stands behind the names in a line.
extension Words {
    mutating func pair() throws(FuzzCaseError) -> (String, String) {
        let word = try next("a property")
        let parts = word.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw error("expected key=value, not `\(word)`") }
        return (String(parts[0]), String(parts[1]))
    }

    func setting(_ key: String, _ value: String) throws(FuzzCaseError) -> FuzzCase.Setting {
        guard let number = Int(value), number.magnitude < 1_000_000 else {
            throw error("`\(key)` takes a whole number, not `\(value)`")
        }
        return FuzzCase.Setting(key: key, value: number)
    }

    func policy(_ text: String) throws(FuzzCaseError) -> Policy {
        if text == "yes" { return .always(true) }
        if text == "no" { return .always(false) }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 2, parts[0] == "list" {
            var pairs: [Policy.Pair] = []
            for word in parts[1].split(separator: ",") {
                let names = word.split(separator: ">")
                guard let one = names.first, names.count <= 2 else {
                    throw error("expected names such as r1 or r1>r2, not `\(word)`")
                }
                let other = names.count == 2 ? try id("r", of: names[1]) : nil
                pairs.append(Policy.Pair(one: try id("r", of: one), other: other))
            }
            return .listed(pairs)
        }
        let numbers = parts.last?.split(separator: "/").compactMap { Int($0) } ?? []
        guard parts.first == "chance", numbers.count == 2 else {
            throw error("expected yes, no, list:… or chance:…, not `\(text)`")
        }
        return .chance(percent: numbers[0], salt: numbers[1])
    }
}
