/// The families of scenes; a seed has a case in each.
package enum Scenes: String, CaseIterable, Sendable {
    /// Views, controls and recognizers.
    case touch
    /// Scroll views in scroll views, with views, controls and recognizers in and around them.
    case scroll
    /// A navigation controller with pages full of such views.
    case navigation
}
