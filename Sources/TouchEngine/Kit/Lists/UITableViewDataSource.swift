/// Tells a table how many rows there are, and shows them.
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Asked how many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Asked for the cell of a row that comes into sight (Rule S-B18).
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Asked how many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
    /// Unless a data source says otherwise: one.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
