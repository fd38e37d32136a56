/// How a delegate hears of the page that comes without a transition: there was none before it.
extension UINavigationController {
    enum FirstPage {
        case unannounced, announced, shown
    }

    /// Says that the first page is about to be shown; a device may say the second word, `didShow`, twice (Rule N-C5.17).
    func announceFirstPage(animated: Bool) {
        guard firstPage == .unannounced, transition == nil, let top = topViewController else {
            return
        }
        firstPage = .announced
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    /// Says that it is shown, unless another has taken its place meanwhile.
    func confirmFirstPage(animated: Bool) {
        guard firstPage == .announced else { return }
        firstPage = .shown
        guard transition == nil, let top = topViewController else { return }
        delegate?.navigationController(self, didShow: top, animated: animated)
    }
}
