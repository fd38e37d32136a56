/// What a case may say of its navigation controller.
package enum NavigationProperty: String, CaseIterable, Sendable {
    /// How many pages there are at first.
    case depth
    /// Whether the bar is hidden.
    case noBar
    /// Who stands in for the swipe's stock delegate: a delegate's number, or 0 for nobody.
    case popDelegate
    /// Who animates: 1 does it well, 2 never completes, 3 completes twice, 4 is nil.
    case animator
    /// Whether custom transitions are led.
    case led
    /// How pages are presented: 0 over everything, 1 as sheets.
    case sheet
    /// The page that has a pager: what has a likelihood of its own (see `Generator.makePager`).
    case pager

    /// The values that the generator chooses from.
    var choices: [Int] {
        switch self {
        case .depth: [2, 3, 3]
        case .noBar, .led, .sheet: [1]
        case .popDelegate: [0, 1, 2, 3]
        case .animator: [1, 1, 1, 2, 3, 4]
        case .pager: []
        }
    }

    /// How many of a hundred navigation controllers have another value than by default.
    var percent: Int {
        switch self {
        case .depth: 90
        case .noBar: 15
        case .popDelegate: 25
        case .animator: 40
        case .led: 40
        case .sheet: 50
        case .pager: 0
        }
    }
}
