import Testing
import TouchEngine

private struct Scene {
    let device = Device()
    let root = UIViewController()
    let pager: PagerViewController
    let navigation: UINavigationController
    let stock: (any UIGestureRecognizerDelegate)?

    init() {
        pager = PagerViewController(
            pages: ["One", "Two", "Three"].map {
                let page = UIViewController()
                page.title = $0
                return page
            })
        navigation = UINavigationController(rootViewController: root)
        device.window.rootViewController = navigation
        stock = navigation.interactivePopGestureRecognizer?.delegate
        navigation.pushViewController(pager, animated: true)
        device.settle()
    }

    func drag(from start: CGFloat, to end: CGFloat) {
        device.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), over: 0.25)
        device.settle()
    }
}

@Test("on the first page a swipe from the edge goes back, and gives the delegate back")
func pagerGoesBack() {
    let scene = Scene()
    #expect(scene.navigation.interactivePopGestureRecognizer?.delegate === scene.pager)
    scene.drag(from: 2, to: 330)
    #expect(scene.navigation.viewControllers == [scene.root])
    #expect(scene.navigation.interactivePopGestureRecognizer?.delegate === scene.stock)
}

@Test("on a later page the same swipe turns back one page")
func pagerTurnsBack() {
    let scene = Scene()
    scene.drag(from: 330, to: 40)
    #expect(scene.pager.currentIndex == 1)
    #expect(scene.pager.control.selectedSegmentIndex == 1)
    scene.drag(from: 2, to: 330)
    #expect(scene.pager.currentIndex == 0)
    #expect(scene.navigation.viewControllers == [scene.root, scene.pager])
}

@Test("a swipe in the middle of the first page goes nowhere, and a short one turns nothing")
func pagerStays() {
    let scene = Scene()
    scene.drag(from: 100, to: 340)
    #expect(scene.navigation.viewControllers.count == 2)
    #expect(scene.pager.currentIndex == 0)
    scene.device.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 120, y: 300), over: 1)
    scene.device.settle()
    #expect(scene.pager.currentIndex == 0)
    let bottom = scene.device.screen.bounds.maxY - 20
    scene.device.tap(at: CGPoint(x: 200, y: bottom))
    scene.device.settle()
    #expect(scene.pager.currentIndex == 1)
    scene.pager.show(2, animated: true)
    scene.pager.show(7, animated: true)
    scene.device.settle()
    #expect(scene.pager.currentIndex == 2)
}

@Test("a swipe back that is given up leaves the pager as it was")
func pagerSwipeGivenUp() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 2, y: 400))
    finger.move(to: CGPoint(x: 120, y: 400), over: 0.3)
    finger.move(to: CGPoint(x: 10, y: 400), over: 0.3)
    finger.up()
    scene.device.settle()
    #expect(scene.navigation.viewControllers == [scene.root, scene.pager])
    #expect(scene.navigation.interactivePopGestureRecognizer?.delegate === scene.pager)
    scene.drag(from: 2, to: 330)
    #expect(scene.navigation.viewControllers == [scene.root])
    #expect(scene.navigation.interactivePopGestureRecognizer?.delegate === scene.stock)
}
