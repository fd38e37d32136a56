/// The locals of a function by how long ago they were named, those of each type by themselves.
struct RecentLocals {
    /// The types of all that were named or are parameters, by their places.
    private var types: [UInt8] = []
    private var recent: [[Int]] = Array(repeating: [], count: 4)
    private let function: ModuleFunction

    /// Before the first instruction: the parameters, of which the last was named last.
    init(_ function: ModuleFunction) {
        self.function = function
        for type in function.parameters { add(type) }
    }

    private mutating func add(_ type: UInt8) {
        recent[Int(type & 3)].insert(types.count, at: 0)
        types.append(type)
    }

    /// Names a local of a function whose locals are in order: its type, and its rank from 1, or 0 if it is new.
    mutating func rank(of local: Int) -> (type: UInt8, rank: Int) {
        guard local < types.count else {
            let type = function.locals[local - function.parameters.count]
            add(type)
            return (type, 0)
        }
        let type = types[local]
        let list = Int(type & 3)
        guard let place = recent[list].firstIndex(of: local) else { return (type, 0) }
        recent[list].remove(at: place)
        recent[list].insert(local, at: 0)
        return (type, place + 1)
    }
}
