/// The kinds of small breaks that are tried.
public enum BreakKind: String, Codable, CaseIterable, Sendable {
    /// A condition, or an operand of `&&` and `||`, becomes its opposite.
    case turned
    /// One of several conditions is left out.
    case clause
    /// An optional binding or a pattern in a condition never matches.
    case unbound
    /// A comparison is moved by one, or becomes its opposite.
    case comparison
    /// A call or an assignment is left out.
    case call
    /// A `return`, a `break` or a `continue` is left out.
    case exit
    /// A number or a truth value is another one.
    case constant
    /// What comes first comes last.
    case order
    /// A coordinate is of the other axis, or in another view's space.
    case space
    /// What is added is taken away.
    case arithmetic
}
