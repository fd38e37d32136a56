extension IndexPath {
    /// Makes the path of a row in a section of a table.
    public init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// The row's number in its section.
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
