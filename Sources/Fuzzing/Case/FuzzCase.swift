/// A scene and what happens to it: everything that a run of the fuzzer needs, as data.
///
/// Objects are known by number: view 0 is the window. A reference to an object that is not there means nothing, so that
/// any part of a case can be left out.
package struct FuzzCase: Equatable, Sendable {
    /// The seed it was made from; kept to be told, not to be used.
    package var seed: UInt64 = 0
    /// What kind of scenes it is one of, and so by which invariants it is judged.
    package var scenes = Scenes.touch
    /// The device's name.
    package var device = "iPhone"
    /// What is known of the navigation controller, in scenes that have one (see `NavigationProperty`).
    package var navigation: [Setting] = []
    /// The views, each after the one that it is in.
    package var views: [ViewSpec] = []
    /// The delegates, each with its answers.
    package var delegates: [DelegateSpec] = []
    /// The recognizers, in the order they are attached.
    package var recognizers: [RecognizerSpec] = []
    /// What `require(toFail:)` says before the first touch.
    package var requirements: [Requirement] = []
    /// What callbacks do besides what they are for.
    package var hooks: [Hook] = []
    /// What happens from outside, in order of time.
    package var actions: [Action] = []

    package init() {}

    /// A view: where it is, and its properties by name (see `ViewProperty`).
    package struct ViewSpec: Equatable, Sendable {
        package var id: Int
        package var parent: Int
        package var settings: [Setting]
        /// What the view's own `gestureRecognizerShouldBegin` says; nil leaves it to `UIView`.
        package var begin: Policy?
    }

    /// A recognizer: its kind (see `RecognizerKind`), where it is, and its properties by name.
    package struct RecognizerSpec: Equatable, Sendable {
        package var id: Int
        package var kind: String
        package var view: Int?
        package var delegate: Int?
        package var settings: [Setting]
    }

    /// A property that has another value than by default.
    package struct Setting: Equatable, Sendable {
        package var key: String
        package var value: Int
    }

    /// A delegate: how it answers; a question without a policy is left to the default.
    package struct DelegateSpec: Equatable, Sendable {
        package var id: Int
        package var answers: [Answer]
    }

    /// How a question is answered.
    package struct Answer: Equatable, Sendable {
        package var question: Question
        package var policy: Policy
    }

    /// Which recognizer waits for which.
    package struct Requirement: Equatable, Sendable {
        package var waiter: Int
        package var required: Int
    }

    /// What a callback does at one of its calls, counted from 1.
    package struct Hook: Equatable, Sendable {
        package var subject: Subject
        package var callback: Callback
        package var count: Int
        package var change: Change
    }

    /// Something that happens at a time, in 0.1 ms.
    package struct Action: Equatable, Sendable {
        package var time: Int
        package var deed: Deed
    }

    /// What happens: a finger does something, or a program changes something.
    package enum Deed: Equatable, Sendable {
        case touch(TouchStep)
        case change(Change)
    }

    /// What one finger does, at a place in 0.01 pt; fingers are numbered from 1.
    package struct TouchStep: Equatable, Sendable {
        package var finger: Int
        package var phase: Phase
        package var x: Int
        package var y: Int
        /// Whether a pencil touches, not a finger; said at the landing.
        package var isPencil = false
    }

    /// The phases that a recording has words for.
    package enum Phase: String, Sendable {
        case began, moved, ended, cancelled
    }
}

/// Who is called back.
package enum Subject: Hashable, Sendable {
    case view(Int)
    case recognizer(Int)
    case delegate(Int)
}

/// The callbacks at which something may be changed.
package enum Callback: String, CaseIterable, Sendable {
    /// Of delegates; `begin` of views too.
    case begin, together, waits, awaited, receive, event
    /// Of views and recognizers.
    case began, moved, ended, cancelled
    /// Of recognizers.
    case action, reset
    /// Of scroll views: what their delegates are told.
    case scrolled, willDrag, willEndDragging, didEndDragging, willSlow, stopped, arrived, willZoom,
        zoomed
    case zoomEnded, reachedTop
    /// Of pages.
    case willAppear, didAppear, willDisappear, didDisappear
    /// Of pagers, and of the tables in them.
    case willTurn, turned, selected, deselected, opens, closed
}
