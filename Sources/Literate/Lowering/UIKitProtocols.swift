/// How UIKit's protocols stand to each other.
enum UIKitProtocols {
    /// The protocol that a protocol refines.
    static let refined = [
        "UITableViewDelegate": "UIScrollViewDelegate",
        "UICollectionViewDelegate": "UIScrollViewDelegate",
        "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
        "UITextViewDelegate": "UIScrollViewDelegate",
        "UINavigationBarDelegate": "UIBarPositioningDelegate",
    ]

    /// The protocols whose conformers conform to a protocol, itself among them.
    static func implying(_ name: String) -> [String] {
        [name] + refined.keys.sorted().filter { refined[$0] == name }.flatMap(implying)
    }
}
