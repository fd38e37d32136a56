/// Makes a case that breaks an invariant as small as it can be while it still breaks that one.
package struct Shrinker {
    /// Whether a smaller case still breaks the same invariant.
    private let stillBreaks: (FuzzCase) -> Bool
    private var theCase: FuzzCase
    /// How many cases were tried.
    package private(set) var tries = 0
    private let most: Int

    /// Shrinks a case.
    ///
    /// - Parameters:
    ///   - most: how many smaller cases are tried at most.
    ///   - stillBreaks: whether a case breaks the same invariant.
    package static func shrink(
        _ theCase: FuzzCase, most: Int = 4000, stillBreaks: @escaping (FuzzCase) -> Bool
    ) -> FuzzCase {
        var shrinker = Shrinker(stillBreaks: stillBreaks, theCase: theCase, most: most)
        shrinker.run()
        return shrinker.theCase
    }

    private init(stillBreaks: @escaping (FuzzCase) -> Bool, theCase: FuzzCase, most: Int) {
        self.stillBreaks = stillBreaks
        self.theCase = theCase
        self.most = most
    }

    private mutating func run() {
        var before: FuzzCase
        repeat {
            before = theCase
            thin(\.actions)
            thin(\.hooks)
            thin(\.recognizers)
            thin(\.views)
            thin(\.requirements)
            thin(\.delegates)
            thin(\.navigation)
            for index in theCase.recognizers.indices { simplifyRecognizer(index) }
            for index in theCase.views.indices { simplifyView(index) }
            for index in theCase.delegates.indices { simplifyDelegate(index) }
            for index in theCase.hooks.indices {
                attempt { $0.hooks[index].count = 1 }
            }
        } while theCase != before && tries < most
    }

    /// Takes a change over if the case still breaks with it.
    @discardableResult
    private mutating func attempt(_ change: (inout FuzzCase) -> Void) -> Bool {
        var smaller = theCase
        change(&smaller)
        guard smaller != theCase, tries < most else { return false }
        tries += 1
        guard stillBreaks(smaller) else { return false }
        theCase = smaller
        return true
    }

    /// Leaves out as much of a list as can be, large pieces first.
    private mutating func thin<Item>(_ list: WritableKeyPath<FuzzCase, [Item]>) {
        var size = max(1, theCase[keyPath: list].count)
        while size > 0 {
            var start = max(0, theCase[keyPath: list].count - size)
            while true {
                let count = theCase[keyPath: list].count
                let end = min(start + size, count)
                if start < end { attempt { $0[keyPath: list].removeSubrange(start..<end) } }
                if start == 0 { break }
                start = max(0, start - size)
            }
            size /= 2
        }
    }

    private mutating func simplifyRecognizer(_ index: Int) {
        attempt { $0.recognizers[index].delegate = nil }
        if theCase.recognizers[index].view != nil {
            attempt { $0.recognizers[index].view = 0 }
        }
        for place in theCase.recognizers[index].settings.indices.reversed() {
            attempt { $0.recognizers[index].settings.remove(at: place) }
        }
        for kind in ["pan", "tap", "drag"] where kind != theCase.recognizers[index].kind {
            attempt {
                $0.recognizers[index].kind = kind
                let known = RecognizerKind.named(kind)
                $0.recognizers[index].settings.removeAll { known?.property($0.key) == nil }
            }
            if theCase.recognizers[index].kind == kind { break }
        }
    }

    private mutating func simplifyView(_ index: Int) {
        attempt { $0.views[index].begin = nil }
        attempt { $0.views[index].parent = 0 }
        for place in theCase.views[index].settings.indices.reversed() {
            attempt { $0.views[index].settings.remove(at: place) }
        }
    }

    private mutating func simplifyDelegate(_ index: Int) {
        for place in theCase.delegates[index].answers.indices.reversed() {
            attempt { $0.delegates[index].answers.remove(at: place) }
        }
        for place in theCase.delegates[index].answers.indices {
            attempt { $0.delegates[index].answers[place].policy = .always(true) }
            attempt { $0.delegates[index].answers[place].policy = .always(false) }
        }
    }
}
