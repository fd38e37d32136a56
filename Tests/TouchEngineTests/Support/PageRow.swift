import TouchEngine

/// Pages in a row, each with its number as its title: a pager gets from it what comes before and after one.
class PageRow<Page: UIViewController>: NSObject, UIPageViewControllerDataSource {
    let pages: [Page]
    /// What the pager asked for.
    private(set) var asked: [String] = []

    init(_ pages: [Page]) {
        self.pages = pages
        for (number, page) in pages.enumerated() { page.title = "\(number)" }
    }

    func page(_ number: Int) -> Page { pages[number] }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
        asked.append((step < 0 ? "before " : "after ") + (page.title ?? ""))
        guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
        return pages.indices.contains(place + step) ? pages[place + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
}
