/// Finds delegate methods that UIKit would call and Swift would not.
///
/// UIKit asks at run time whether an object has an optional method, so a subclass may add one that
/// its conforming superclass lacks. In Swift the superclass settled on the default when it
/// conformed, and the subclass is never asked.
///
///     class Pages: UIViewController, UIScrollViewDelegate {}
///     class Photos: Pages { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
///
/// compiles, and `scrollViewDidScroll` would never be called; so it is an error that says what to write.
struct InheritedConformance {
    let index: ProgramIndex

    /// One problem for each method that would never be called.
    var problems: [Problem] {
        index.types.sorted { $0.key < $1.key }.flatMap { name, entry in
            entry.methods.filter { !$0.isOverride && !$0.isStatic }.compactMap { method in
                problem(with: method, of: name)
            }
        }
    }

    private func problem(with method: ProgramIndex.Method, of type: String) -> Problem? {
        for ancestor in index.superclasses(of: type) {
            let entry = index.types[ancestor]
            if entry?.methods.contains(where: { $0.fullName == method.fullName }) ?? false {
                return nil
            }
            let conforms = (entry?.inherited ?? []).first {
                OptionalMethods.all(of: $0).keys.contains(method.fullName)
            }
            guard let conforms else { continue }
            return Problem(
                method.position,
                "\(ancestor) conforms to \(conforms) without this method, so only UIKit would find it in \(type)",
                remedy: "declare it in \(ancestor) as well, and override it in \(type)")
        }
        return nil
    }
}
