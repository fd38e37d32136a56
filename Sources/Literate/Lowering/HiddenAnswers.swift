/// Optional requirements that are met by a class that is private to another file than the protocol's.
///
/// The protocol's file cannot name the class. With `private class Seat` in another file than `Bench` (see
/// `OptionalRequirements`), the class's own file gets
///
///     func __Bench___1_Seat(_ asked: AnyObject) -> ((Int) -> Bool)? {
///         if let object = asked as AnyObject as? Seat { return { object.sat(on: $0) } }; return nil }
///
/// and the property in the protocol's file asks `if let found = __Bench___1_Seat(self as AnyObject) { return found }`.
extension OptionalRequirements {
    /// Whether the protocol's file cannot name a class, which its own file must look for then.
    func isHidden(_ type: String, from requirement: Requirement) -> Bool {
        index.privateFile(of: type).map { $0 != requirement.position.file } ?? false
    }

    /// The name of the function that looks for a class.
    func finder(of requirement: Requirement, in type: String) -> String {
        "__\(requirement.ofProtocol)_\(requirement.name)_"
            + type.map { $0 == "." ? "_" : String($0) }.joined()
    }

    /// The functions with which files look for classes that only they can name.
    func finders(where isWanted: (SourcePosition) -> Bool) -> String {
        requirements.flatMap { requirement in
            classes(with: requirement).compactMap { name in
                guard isHidden(name, from: requirement),
                    let position = index.types[name]?.closingBrace?.position, isWanted(position)
                else { return nil }
                return SourceDirective.made(for: position)
                    + "func \(finder(of: requirement, in: name))(_ asked: AnyObject) -> "
                    + "\(type(of: requirement))? { \(ask("asked", name, for: requirement)); return nil }\n"
            }
        }.joined()
    }
}
