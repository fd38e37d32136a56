/// Names of files made of ids, which may be longer than a file system takes.
enum ShortName {
    /// The bytes that a name has at most as it is; with what is put around it, 255 fit everywhere.
    private static let limit = 200
    /// How much of a longer name is kept, in Unicode scalars, of up to four bytes each.
    private static let end = 40

    /// The name itself, or its end after a hash of the whole.
    static func of(_ name: String) -> String {
        guard name.utf8.count > limit else { return name }
        var hash = ContentHash()
        hash.add(name)
        return String(hash.value, radix: 16) + "-" + String(name.unicodeScalars.suffix(end))
    }
}
