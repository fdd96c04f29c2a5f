import CellTesting
import Expectations
import Honeycomb
import ScreenAudits
import ScreenHosting
import Testing

/// A box that counts double taps and follows the finger.
private final class DraggableBox: UIView {
    private(set) var doubleTaps = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let (old, new) = (touch.previousLocation(in: superview), touch.location(in: superview))
        center = CGPoint(x: center.x + new.x - old.x, y: center.y + new.y - old.y)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.first?.tapCount == 2 { doubleTaps += 1 }
    }
}

/// A screen with a box, which receives keys.
private final class GestureController: UIViewController {
    let box = DraggableBox(frame: CGRect(x: 100, y: 200, width: 80, height: 80))
    private(set) var keys: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        box.isAccessibilityElement = true
        box.accessibilityIdentifier = "box"
        view.addSubview(box)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key else { continue }
            keys.append((key.modifierFlags.contains(.command) ? "command " : "") + key.charactersIgnoringModifiers)
        }
    }
}

@Suite("Gestures, keys and directions of UI tests", .enabled(if: ScreenHost.sendsTouches))
@MainActor
struct GestureActionTests {
    @Test("two taps in quick succession are a double tap, for an element and for a point")
    func doubleTap() {
        let controller = GestureController()
        let app = ScreenTest(controller)
        app.otherElements["box"].tap().tap()
        app.tap(at: CGPoint(x: 140, y: 240))
        expectEqual(controller.box.doubleTaps, 0)
        app.otherElements["box"].doubleTap()
        expectEqual(controller.box.doubleTaps, 1)
        app.doubleTap(at: CGPoint(x: 140, y: 240))
        expectEqual(controller.box.doubleTaps, 2)
        app.doubleTap(at: CGPoint(x: 10, y: 500))
        expectEqual(controller.box.doubleTaps, 2)
    }

    @Test("a drag moves what follows the finger")
    func drag() {
        let controller = GestureController()
        let app = ScreenTest(controller)
        app.drag(from: CGPoint(x: 140, y: 240), to: CGPoint(x: 240, y: 440))
        expectEqual(controller.box.center, CGPoint(x: 240, y: 440))
    }

    @Test("keys reach the first responder with their modifiers")
    func keys() {
        let controller = GestureController()
        let app = ScreenTest(controller)
        controller.becomeFirstResponder()
        app.typeKey("a")
        app.typeKey("s", modifierFlags: .command)
        expectEqual(controller.keys, ["a", "command s"])
    }

    @Test("a key that is no text moves the caret of a field")
    func arrows() {
        let fixture = SettingsFixture()
        let app = ScreenTest(fixture.makeScreen())
        app.cells["name"].tap()
        app.typeText("ac")
        app.typeKey(UIKeyCommand.inputLeftArrow)
        app.typeText("b")
        expectEqual(fixture.name, "abc")
    }

    @Test("right to left, rows are mirrored, and the same test passes")
    func rightToLeft() {
        let fixture = SettingsFixture()
        let app = ScreenTest(fixture.makeScreen())
        let left = app.staticTexts["Invitations"].frame
        app.layoutDirection = .rightToLeft
        let right = app.staticTexts["Invitations"].frame
        expect(abs(left.minX - (393 - right.maxX)) < 0.5)
        expect(app.switches["Invitations"].frame.maxX < 196)
        app.switches["Invitations"].tap()
        app.cells["country"].tap().assert(detail: "Франция")
        expect(fixture.isNotified)
    }

    @Test("the audit of a test reports what is wrong now, and nothing on a screen that is right")
    func audit() {
        let controller = GestureController()
        let app = ScreenTest(controller)
        controller.box.accessibilityTraits = .button
        let messages = failures { app.audit(ScreenAudit(only: [.missingLabel])) }
        expect(messages.count == 1 && messages.first?.contains("box") == true)
        controller.box.accessibilityLabel = "A box"
        expect(app.audit(ScreenAudit(only: [.missingLabel])).isEmpty)
    }

    @Test("a row far below is found without showing those before it", arguments: ["row9000", "main.row9000"])
    func farRow(name: String) {
        var (shown, tapped) = (0, "")
        let state = CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "main") {
                for index in 0..<10_000 {
                    TitleItem(
                        differenceIdentifier: "row\(index)",
                        left: LeftTitle(title: "Row \(index)"),
                        didSelectHandler: { tapped = "row\(index)" },
                        willDisplayHandler: { shown += 1 }
                    )
                }
            }
        })
        let app = ScreenTest(state, on: .iPhone16)
        app.cells[name].tap()
        expectEqual(tapped, "row9000")
        expect(shown < 200)
        expect(app.cells["row9000"].isHittable)
    }
}
