/// Tells a collection view how many items there are, and shows them.
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Asked how many items a section has.
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int

    /// Asked for the cell of an item that comes into sight (Rule S-B18).
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Asked how many sections there are.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    /// Unless a data source says otherwise: one.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Hears what becomes of the items of a collection view, and has a say in it.
///
/// Every method is optional, as in UIKit: without one, the default below holds.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Called when an item is about to come into sight.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)

    /// Called when an item has gone out of sight.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)

    /// Asked whether an item that is touched may look so, and be selected (Rule S-B22).
    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool

    /// Called when an item looks touched (Rule S-B22).
    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

    /// Called when an item no longer looks touched (Rule S-B22).
    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    /// Asked whether a finger may select an item (Rule S-B22).
    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool

    /// Called when a finger has selected an item (Rule S-B22).
    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// Called when an item is no longer selected because a finger has selected another.
    func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Asked by a flow layout how large an item is, in points; UIKit has it in `UICollectionViewDelegateFlowLayout`.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}

/// Also says how large the items of a flow layout are: where nobody can cast to a protocol, every delegate may.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

extension UICollectionViewDelegate {
    /// Unless a delegate says otherwise: nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Unless a delegate says otherwise: yes.
    public func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Unless a delegate says otherwise: nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}

    /// Unless a delegate says otherwise: yes.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Unless a delegate says otherwise: nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}

    /// Unless a delegate says otherwise: nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}

    /// Unless a delegate says otherwise: the layout's own size for items.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}
