import Testing

extension Tag {
    /// A test that holds no rule: the clock and the trace, UIKit's names and shapes, or that nothing breaks under odd
    /// use of which no fact speaks.
    @Tag static var apparatus: Self
}
