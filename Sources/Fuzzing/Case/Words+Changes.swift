/// What is changed, by the words that say so.
extension Words {
    mutating func change() throws(FuzzCaseError) -> Change {
        let word = try next("a change")
        switch word {
        case "toggle": return .toggle(recognizer: try id("r"))
        case "detach": return .detach(recognizer: try id("r"))
        case "attach":
            let recognizer = try id("r")
            return .attach(recognizer: recognizer, view: try id("v"))
        case "delegate":
            let recognizer = try id("r")
            return .delegate(recognizer: recognizer, delegate: try idOrNone("d"))
        case "require":
            let waiter = try id("r")
            return .require(waiter: waiter, required: try id("r"))
        case "state":
            let recognizer = try id("r")
            return .state(recognizer: recognizer, state: try whole("a state from 0 to 5"))
        case "remove": return .remove(view: try id("v"))
        case "add":
            let view = try id("v")
            return .add(view: view, parent: try id("v"))
        case "interaction": return .interaction(view: try id("v"))
        case "hide": return .hide(view: try id("v"))
        case "cancelTouches": return .cancelTouches
        case "land":
            let x = try units(2, "a place")
            return .land(x: x, y: try units(2, "a place"))
        case "lift": return .lift
        case "pass": return .pass(ticks: try units(4, "a time in seconds"))
        case "press": return .press(ticks: try units(4, "a time in seconds"))
        case "scroll", "reveal":
            let view = try id("v")
            let x = try whole("a place in points")
            let y = try whole("a place in points")
            let isAnimated = try flag("animated")
            return word == "scroll"
                ? .scroll(view: view, x: x, y: y, isAnimated: isAnimated)
                : .reveal(view: view, x: x, y: y, isAnimated: isAnimated)
        case "zoom":
            let view = try id("v")
            let percent = try whole("a scale in hundredths")
            return .zoom(view: view, percent: percent, isAnimated: try flag("animated"))
        case "scrolling": return .scrolling(view: try id("v"))
        case "tapStatusBar": return .tapStatusBar
        case "push":
            let page = -(try id("v"))
            return .push(page: page, isAnimated: try flag("animated"))
        case "pop": return .pop(isAnimated: try flag("animated"))
        case "popToRoot": return .popToRoot(isAnimated: try flag("animated"))
        case "popTo":
            let page = -(try id("v"))
            return .popTo(page: page, isAnimated: try flag("animated"))
        case "set":
            let pages = try pages()
            return .set(pages: pages, isAnimated: try flag("animated"))
        case "hideBar": return .hideBar(isAnimated: try flag("animated"))
        case "lead": return .lead(percent: try whole("a part in hundredths"))
        case "finishLead": return .finishLead
        case "callOff": return .callOff
        case "present":
            let page = -(try id("v"))
            return .present(page: page, isAnimated: try flag("animated"))
        case "dismiss": return .dismiss(isAnimated: try flag("animated"))
        case "swipeBack": return .swipeBack
        case "nothing": return .nothing
        default:
            if let change = try pagingChange(word) { return .paging(change) }
            throw error("there is no change `\(word)`")
        }
    }

    /// The pages of the words that are left.
    private mutating func pages() throws(FuzzCaseError) -> [Int] {
        var pages: [Int] = []
        while peeked?.first == "p" { pages.append(-(try id("v"))) }
        return pages
    }
}
