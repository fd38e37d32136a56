import Foundation
import Testing
import TouchEngine

@Suite("Buttons", .tags(.apparatus))
struct ButtonTests {
    @Test("a button says what was set for its state last, or else what was set for the normal one")
    func titles() {
        let button = UIButton()
        #expect(button.currentTitle == nil && button.titleLabel?.text == nil)
        button.setTitle("old", for: .selected)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitle("pressed", for: .highlighted)
        button.setTitle("both", for: [.selected, .highlighted])
        #expect(button.title(for: .selected) == "selected")
        #expect(button.title(for: .disabled) == nil && button.title(for: .normal) == "normal")
        #expect(button.titleLabel?.text == "normal")
        button.isSelected = true
        #expect(button.titleLabel?.text == "selected")
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "both")
        button.isSelected = false
        #expect(button.titleLabel?.text == "pressed")
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "normal")
        button.setTitle("off", for: .disabled)
        #expect(button.titleLabel?.text == "off")
        button.setTitle(nil, for: .disabled)
        #expect(button.titleLabel?.text == "normal")
    }

    @Test(
        "a title is white on a custom button and blue on others, and grey when it is switched off")
    func colours() {
        for (button, colour) in [
            (UIButton(), UIColor.white), (UIButton(type: .custom), .white),
            (UIButton(type: .system), .systemBlue), (UIButton(type: .close), .systemBlue),
        ] {
            #expect(button.titleLabel?.textColor == colour)
            button.isEnabled = false
            #expect(button.titleLabel?.textColor == .tertiaryLabel)
            button.setTitleColor(.systemRed, for: .disabled)
            #expect(button.titleLabel?.textColor == .systemRed)
            button.setTitleColor(.systemGreen, for: .disabled)
            #expect(button.titleLabel?.textColor == .systemGreen)
            button.setTitleColor(.black, for: .normal)
            button.isEnabled = true
            #expect(button.titleLabel?.textColor == .black)
            button.isSelected = true
            #expect(button.titleLabel?.textColor == .black)
            #expect(button.titleColor(for: .selected) == nil)
            #expect(button.titleColor(for: .disabled) == .systemGreen)
            button.setTitleColor(nil, for: .normal)
            #expect(button.currentTitleColor == colour)
        }
    }

    @Test("the title fills the button, in its middle, and pales while the button is pressed")
    func label() throws {
        let scene = ControlScene.button()
        let label = try #require(scene.control.titleLabel)
        scene.shift(to: CGRect(x: 3, y: 4, width: 120, height: 50))
        #expect(label.frame == CGRect(x: 3, y: 4, width: 120, height: 50))
        #expect(label.textAlignment == .center && label.font.pointSize == 17)
        #expect(label.superview === scene.control && label.alpha == 1)
        let finger = scene.device.finger()
        finger.down(at: scene.middle)
        #expect(label.alpha == 0.3)
        finger.up()
        #expect(label.alpha == 1)
        #expect(UIButton(coder: NSCoder())?.titleLabel?.textAlignment == .center)
    }

    @Test("a button is 12 pt higher than its title, as wide as it, and never narrower than 30 pt")
    func size() {
        let button = UIButton(type: .system)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 12))
        let model = ModelParameters()
        for (title, width) in [
            ("abc", 30), ("abcd", 4 * 17 * model.glyphWidth),
            ("abcdefghij", 10 * 17 * model.glyphWidth),
        ] {
            button.setTitle(title, for: .normal)
            #expect(abs(button.intrinsicContentSize.width - width) < 0.001)
            #expect(abs(button.intrinsicContentSize.height - 12 - 17 * model.lineHeight) < 0.001)
        }
    }

    @Test("a button that constraints place is laid out anew for another title")
    func layout() {
        let scene = ControlScene.button()
        scene.control.translatesAutoresizingMaskIntoConstraints = false
        scene.control.leftAnchor.constraint(equalTo: scene.panel.leftAnchor).isActive = true
        scene.device.advance(by: 0)
        scene.control.setTitle("abcdefghij", for: .normal)
        scene.device.advance(by: 0)
        let width = 10 * 17 * scene.device.parameters.glyphWidth
        #expect(abs(scene.control.frame.width - width) < 0.001)
        #expect(abs((scene.control.titleLabel?.frame.width ?? 0) - width) < 0.001)
    }

    @Test("a button is of the type it was made as, and says and does what its action does")
    func making() {
        #expect(UIButton(frame: .zero).buttonType == .custom)
        #expect(UIButton(type: .infoDark).buttonType == .infoDark)
        var calls = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in calls += 1 })
        #expect(button.buttonType == .system && button.title(for: .normal) == "Go")
        #expect(button.titleLabel?.textColor == .systemBlue)
        button.sendActions(for: .touchUpInside)
        #expect(calls == 0)
        button.sendActions(for: .primaryActionTriggered)
        #expect(calls == 1)
        #expect(UIButton(type: .close, primaryAction: nil).buttonType == .close)
        let types: [UIButton.ButtonType] = [
            .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7])
    }

    @Test("a lift inside is the primary action too, and both are told together")
    func events() {
        let scene = ControlScene.button()
        scene.control.addAction(
            UIAction(title: "both") { _ in }, for: [.touchUpInside, .primaryActionTriggered])
        scene.device.tap(at: scene.middle)
        #expect(
            scene.sent("events").contains(.list(["touchUpInside", "primaryActionTriggered"])))
    }
}
