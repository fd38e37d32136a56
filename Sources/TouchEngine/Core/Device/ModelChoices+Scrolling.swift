/// The sides of questions about scroll views.
extension ModelChoices {
    /// What a finger does that stops a fling (Rule S-A2.9).
    public enum CaughtFling: String, CaseIterable, Sendable {
        /// The content rests until the finger has passed the slop.
        case waitsForSlop
        /// The content follows it from its first point on.
        case followsAtOnce
    }

    /// What a delegate hears of a motion that is cut short (Rule U-11).
    public enum CutMotion: String, CaseIterable, Sendable {
        /// Nothing.
        case isNotTold
        /// That it has ended, as of any other motion.
        case isTold
    }

    /// How content comes back that a finger lets go past its edge at rest (Rule U-14).
    public enum EdgeReturn: String, CaseIterable, Sendable {
        /// On its spring at a speed of its own from the start.
        case atOnce
        /// On the same spring from rest.
        case fromRest
    }

    /// Which outer scroll view takes over in the middle of a drag that brings the inner one to its edge (Rule U-12).
    public enum OuterTakeover: String, CaseIterable, Sendable {
        /// One with pages; any other waits for the next gesture.
        case withPages
        /// Any that can follow.
        case every
        /// None: all wait for the next gesture.
        case never
    }

    /// Whether a disabled control keeps its touch from a drag (Rule U-13).
    public enum DisabledControl: String, CaseIterable, Sendable {
        /// It does, as any control.
        case keepsTouch
        /// It does not.
        case losesTouch
    }

    /// Whether a button in a row of a table or in a collection view keeps its touch from a drag (Rule U-32).
    public enum RowButton: String, CaseIterable, Sendable {
        /// It does, as in any scroll view.
        case keepsTouch
        /// It does not: the list scrolls.
        case losesTouch
    }

    /// Which scroll view a view controller has as its own (Rule U-23).
    public enum PageScrollView: String, CaseIterable, Sendable {
        /// Its view, or the back-most view in that.
        case atBack
        /// Its view only.
        case asView
        /// The first one on the way down from its view, always to the back-most subview.
        case furtherDown
    }

    /// How many pages a finger may itself carry content with pages narrower than its drag (Rule U-35).
    public enum PageLimit: String, CaseIterable, Sendable {
        /// One: the content goes back to the page next to where the drag began.
        case ofGesture
        /// As many as it was dragged: only the fling is limited to the page next to where the finger let go.
        case ofFling
    }

    /// Whether views in a scroll view are covered by what its insets keep clear (Rule U-24).
    public enum SafeAreaInContent: String, CaseIterable, Sendable {
        /// They are not, along an axis whose insets make room for it.
        case leavesOutInsets
        /// They are, as far as they lie under it.
        case keepsAll
    }
}
