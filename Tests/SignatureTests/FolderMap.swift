/// CONTRIBUTING.md's table of folders, held to a tree.
///
/// A row names folders in its first cell, from the package's root on, and in its second the rooms in them. A name in backticks that
/// ends with a slash is a folder's.
struct FolderMap {
    /// A row of the table: its folders, and the names of folders in what it says of them.
    struct Row: Equatable {
        let folders: [String]
        let rooms: [String]
    }

    let rows: [Row]

    /// Reads the table whose first column is called `folder`.
    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("| folder |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
        rows = lines.map { line in
            let cells = line.dropFirst().split(separator: "|", maxSplits: 1)
            return Row(
                folders: Self.folders(in: cells.first ?? ""),
                rooms: Self.folders(in: cells.dropFirst().first ?? ""))
        }
    }

    /// What the table says and the tree does not have, and what the tree has and the table does not say.
    ///
    /// - Parameter tree: every folder, by its path from the root on, without a slash at its end.
    func complaints(about tree: Set<String>) -> [String] {
        let named = Set(rows.flatMap { $0.folders })
        var complaints = rows.isEmpty ? ["there is no table of folders"] : []
        for row in rows {
            for folder in row.folders where !tree.contains(folder) {
                complaints.append("the map has \(folder)/, which is not there")
            }
            let inside = tree.filter { path in
                row.folders.contains { path.hasPrefix($0 + "/") }
            }
            for room in row.rooms where !inside.contains(where: { $0.hasSuffix("/" + room) }) {
                complaints.append("the map has \(room)/ in \(row.folders), which is not there")
            }
            for path in inside.sorted() where !named.contains(path) {
                let above = path.split(separator: "/").dropLast().joined(separator: "/")
                guard let room = path.split(separator: "/").last, row.folders.contains(above) else {
                    continue
                }
                guard !row.rooms.contains(String(room)) else { continue }
                complaints.append("the map lacks \(path)/")
            }
        }
        for path in tree.sorted() where !path.contains("/") {
            guard !named.contains(path), !named.contains(where: { $0.hasPrefix(path + "/") }) else {
                continue
            }
            complaints.append("the map lacks \(path)/")
        }
        return complaints
    }

    private static func folders(in cell: Substring) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 && $0.element.hasSuffix("/") }
            .map { String($0.element.dropLast()) }
    }
}
