import Foundation
import Testing
import TouchEngine

@Suite("A page that is pushed while it is in the stack")
struct StackedTwiceTests {
    private static let words = "is pushing the same view controller instance"

    @Test("raises at once where nothing moves (N-C5.14)")
    func atRest() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (navigation, page) = (UINavigationController(), UIViewController())
            navigation.viewControllers = [UIViewController(), page]
            navigation.pushViewController(page, animated: true)
        }
        #expect(lastWords(end).contains("'NSInvalidArgumentException'"))
        #expect(lastWords(end).contains(StackedTwiceTests.words))
    }

    @Test("raises as the running transition ends, after two taps on one row (N-C5.14)")
    func twoTaps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let device = Device()
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.window.rootViewController = navigation
            let page = UIViewController()
            navigation.pushViewController(page, animated: true)
            navigation.pushViewController(page, animated: true)
            device.advance(by: 0.2)
            // It has not raised yet.
            FileHandle.standardError.write(Data("still moving\n".utf8))
            device.settle()
        }
        #expect(lastWords(end).contains("still moving"))
        #expect(lastWords(end).contains(StackedTwiceTests.words))
    }

    @Test("raises where the end of the first push has pushed it already (N-C5.11, N-C5.14)")
    func pushedByTheEnd() async {
        final class First: UIViewController {
            let second = UIViewController()
            override func viewDidAppear(_ animated: Bool) {
                navigationController?.pushViewController(second, animated: false)
            }
        }
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let device = Device()
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.window.rootViewController = navigation
            let first = First()
            navigation.pushViewController(first, animated: true)
            navigation.pushViewController(first.second, animated: true)
        }
        #expect(lastWords(end).contains(StackedTwiceTests.words))
    }

    @Test("is pushed after all where it has left the stack meanwhile (N-C5.14)")
    func hasLeft() {
        final class Shy: UIViewController {
            var times = 0
            override func viewDidAppear(_ animated: Bool) {
                times += 1
                if times == 1 { navigationController?.popViewController(animated: false) }
            }
        }
        let (scene, shy) = (MailScene(), Shy())
        scene.navigation.pushViewController(shy, animated: true)
        scene.navigation.pushViewController(shy, animated: true)
        scene.device.settle()
        #expect(scene.navigation.topViewController === shy && shy.times == 2)
    }
}
