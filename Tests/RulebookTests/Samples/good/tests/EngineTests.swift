import Testing

@Suite("Hit testing")
struct HitTests {
    @Test("the front-most view is hit (G-1.1)")
    func hit() {}

    @Test(
        "a hidden or faint view (or neither) is passed over (G-1.2, G-1.3)",
        arguments: [1, 2])
    func hidden(_ number: Int) {}

    @Test("the pan begins at 10 pt (model: slop)", .enabled(if: true))
    func slop() {}

    @Test("the clock runs on", .tags(.apparatus))
    func clock() {}

    @Suite(.tags(.apparatus))
    struct Clocks {
        @Test func `a clock (on the wall)`() {}
    }
}
