/// Optional requirements that a class has which is private to another file than the protocol's.
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
