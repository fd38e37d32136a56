import UIKit

@objc protocol LinkTextViewDelegate: NSObjectProtocol {
    @objc optional func linkTextView(_ textView: LinkTextView, didTap link: String)
    @objc optional func linkTextViewDidTapText(_ textView: LinkTextView)
}

/// A text with words that can be tapped; it scrolls and is selected as any other.
class LinkTextView: UITextView {
    private struct Link {
        var range: Range<Int>
        var name: String
    }

    weak var linkDelegate: LinkTextViewDelegate?
    private var links: [Link] = []

    private(set) lazy var linkTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: #selector(linkTapped(_:)))
        tap.name = "link tap"
        tap.delegate = self
        return tap
    }()

    /// Makes every occurrence of a word a link.
    func addLink(_ word: String, name: String) {
        guard let text, !word.isEmpty else { return }
        var rest = text.startIndex..<text.endIndex
        while let found = text.range(of: word, range: rest) {
            let start = text[..<found.lowerBound].utf16.count
            let length = text[found].utf16.count
            links.append(Link(range: start..<start + length, name: name))
            rest = found.upperBound..<text.endIndex
        }
        if linkTap.view == nil { addGestureRecognizer(linkTap) }
    }

    /// The rectangle of the first link with a name, for tests and for pointers.
    func rect(ofLink name: String) -> CGRect? {
        guard let link = links.first(where: { $0.name == name }),
            let start = position(from: beginningOfDocument, offset: link.range.lowerBound),
            let end = position(from: beginningOfDocument, offset: link.range.upperBound),
            let range = textRange(from: start, to: end)
        else { return nil }
        return firstRect(for: range)
    }

    private func link(at point: CGPoint) -> Link? {
        guard let range = characterRange(at: point) else { return nil }
        let place = offset(from: beginningOfDocument, to: range.start)
        return links.first { $0.range.contains(place) }
    }

    @objc private func linkTapped(_ tap: UITapGestureRecognizer) {
        guard tap.state == .ended else { return }
        if let link = link(at: tap.location(in: self)) {
            linkDelegate?.linkTextView?(self, didTap: link.name)
        } else {
            linkDelegate?.linkTextViewDidTapText?(self)
        }
    }
}

extension LinkTextView: UIGestureRecognizerDelegate {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === linkTap else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return !links.isEmpty && !isDecelerating
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === linkTap && otherGestureRecognizer is UITapGestureRecognizer
    }
}

/// A page with such a text.
class LinkPageController: UIViewController {
    let textView = LinkTextView(frame: .zero)
    private(set) var opened: [String] = []
    private(set) var plainTaps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.isEditable = false
        textView.linkDelegate = self
        textView.frame = view.bounds
        textView.text =
            "Read the terms before you go on.\n"
            + String(repeating: "And then some more.\n", count: 80)
        textView.addLink("terms", name: "terms")
        view.addSubview(textView)
    }
}

extension LinkPageController: LinkTextViewDelegate {
    func linkTextView(_ textView: LinkTextView, didTap link: String) { opened.append(link) }

    func linkTextViewDidTapText(_ textView: LinkTextView) { plainTaps += 1 }
}
