import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@Suite("Text that is dragged from text fields and text views") @MainActor
struct TextDragTests {
    private let screen = TextDragScreen()
    private var field: UITextField { screen.field }
    private var view: UITextView { screen.view }

    @Test("the selection of a field is copied into a view, in the order of the delegates' calls")
    func betweenViews() {
        field.textDragDelegate = screen.log
        view.textDropDelegate = screen.log
        screen.select(6..<9, in: field)
        screen.press(at: screen.center(of: 6..<9, in: field))
        expectEqual(screen.log.log, ["items tea true 0", "lifting preview", "lift"])
        expect(field.isTextDragActive && !view.isTextDragActive)
        screen.log.log = []
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 60))
        screen.window.hostTouchMoved(to: screen.place(of: 4, in: view))
        expectEqual(screen.log.log, ["begin", "enter true", "update", "propose 4 2 false"])
        screen.log.log = []
        screen.window.hostTouchUp()
        expectEqual(screen.log.log, ["perform", "dropping preview"])
        expectEqual(view.text, "one teatwo three")
        screen.log.log = []
        screen.window.clock.advance(by: 0.4)
        expectEqual(screen.log.log, ["drop end false", "drag end 2 false"])
        expectEqual(field.text, "green tea")
        expectEqual(view.selectedRange, NSRange(location: 4, length: 3))
        expect(!field.isTextDragActive && !view.isTextDropActive)
    }

    @Test("only the selected text can be dragged, and only while it is visible")
    func selectionOnly() {
        field.textDragDelegate = screen.log
        screen.select(6..<9, in: field)
        screen.press(at: screen.center(of: 0..<5, in: field))
        screen.window.hostTouchUp()
        expectEqual(screen.log.log, [])
        screen.select(6..<9, in: field)
        field.resignFirstResponder()
        screen.press(at: screen.center(of: 6..<9, in: field))
        screen.window.hostTouchUp()
        expectEqual(screen.log.log, [])
        field.isSecureTextEntry = true
        screen.select(0..<9, in: field)
        screen.press(at: screen.center(of: 2..<4, in: field))
        expectEqual(screen.log.log, [])
    }

    @Test("text that cannot be edited can be dragged, but only copied")
    func notEditable() {
        view.isEditable = false
        view.selectedRange = NSRange(location: 0, length: 3)
        field.textDropDelegate = screen.log
        screen.log.change = { _ in UITextDropProposal(operation: .move) }
        screen.press(at: screen.center(of: 0..<3, in: view))
        screen.drop(at: screen.place(of: 0, in: field))
        expectEqual(field.text, "green tea")
        screen.log.change = { $0 }
        screen.press(at: screen.center(of: 0..<3, in: view))
        screen.drop(at: screen.place(of: 0, in: field))
        expectEqual(field.text, "onegreen tea")
        expectEqual(view.text, "one two three")
    }

    @Test("the delegate changes the items, or prevents the drag")
    func items() {
        field.textDragDelegate = screen.log
        screen.select(6..<9, in: field)
        screen.log.items = ["milk", " and sugar"].map {
            UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0)))
        }
        screen.press(at: screen.center(of: 6..<9, in: field))
        screen.drop(at: screen.place(of: 0, in: view))
        expectEqual(view.text, "milk and sugarone two three")
        screen.log.items = []
        screen.select(6..<9, in: field)
        screen.press(at: screen.center(of: 6..<9, in: field))
        expect(!field.isTextDragActive)
    }

    @Test("the preview shows the text over itself, in its color or in that of labels")
    func preview() throws {
        field.textColor = .red
        screen.select(6..<9, in: field)
        let start = screen.center(of: 6..<9, in: field)
        func lift() -> UILabel? {
            screen.press(at: start)
            screen.window.hostTouchMoved(to: CGPoint(x: start.x + 4, y: start.y))
            return screen.window.subviews.last as? UILabel
        }
        let label = try require(lift())
        expectEqual(label.attributedText?.string, "tea")
        expect(abs(label.center.x - start.x - 4) < 0.01 && abs(label.center.y - start.y) < 0.01)
        expectEqual(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        screen.window.hostTouchUp()
        screen.window.clock.advance(by: 0.4)
        field.textDragOptions = .stripTextColorFromPreviews
        screen.select(6..<9, in: field)
        let stripped = try require(lift())
        expectEqual(
            stripped.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
            .label
        )
    }

    @Test("the delegate's preview is lifted at its target")
    func ownPreview() {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let target = UIDragPreviewTarget(container: field, center: CGPoint(x: 100, y: 15))
        screen.log.preview = UITargetedDragPreview(view: badge, parameters: UIDragPreviewParameters(), target: target)
        field.textDragDelegate = screen.log
        screen.select(6..<9, in: field)
        let start = screen.center(of: 6..<9, in: field)
        screen.press(at: start)
        screen.window.hostTouchMoved(to: CGPoint(x: start.x + 4, y: start.y))
        expect(badge.superview === screen.window)
        expectEqual(badge.center, CGPoint(x: 114, y: 25))
    }

    @Test("a drag that ends nowhere is canceled")
    func canceled() {
        field.textDragDelegate = screen.log
        screen.select(6..<9, in: field)
        screen.press(at: screen.center(of: 6..<9, in: field))
        screen.drop(at: CGPoint(x: 20, y: 280))
        expectEqual(screen.log.log.last, "drag end 0 false")
        expectEqual(screen.window.subviews.count, 2)
        screen.press(at: screen.center(of: 6..<9, in: field))
        screen.window.hostTouchUp()
        expectEqual(screen.log.log.last, "drag end 0 false")
        expect(!field.isTextDragActive)
    }

    @Test("a press on the selection of a field lifts it instead of showing the edit menu")
    func noMenu() {
        screen.select(6..<9, in: field)
        screen.press(at: screen.center(of: 6..<9, in: field))
        expect(screen.window.editMenu == nil && field.isTextDragActive)
        screen.window.hostTouchUp()
        screen.press(at: screen.center(of: 0..<5, in: field))
        expect(screen.window.editMenu != nil && !field.isTextDragActive)
    }

    @Test("a field in a scroll view is dragged from, and does not scroll")
    func inScrollView() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 210, width: 300, height: 80))
        scroll.contentSize = CGSize(width: 300, height: 400)
        scroll.addSubview(field)
        screen.window.addSubview(scroll)
        screen.window.hostLayout()
        screen.select(6..<9, in: field)
        scroll.contentOffset = .zero
        screen.press(at: screen.center(of: 6..<9, in: field))
        screen.drop(at: screen.place(of: 13, in: view))
        expectEqual(view.text, "one two threetea")
        expectEqual(scroll.contentOffset, .zero)
    }

    @Test("nothing is made for a view before it is used, and drags are disabled on a phone")
    func untouched() {
        let plain = UITextField(frame: CGRect(x: 10, y: 50, width: 280, height: 30))
        plain.text = "text"
        screen.window.addSubview(plain)
        screen.select(0..<4, in: plain)
        expect(TextDragAndDrop.of(plain) == nil && plain.interactions.isEmpty)
        expect(!plain.isTextDragActive && !plain.isTextDropActive && plain.textDragOptions.isEmpty)
        expect(plain.pasteDelegate == nil && plain.textDragDelegate == nil && plain.textDropDelegate == nil)
        expect(TextDragAndDrop.of(plain) == nil)
        expectEqual(plain.textDragInteraction?.isEnabled, UIDragInteraction.isEnabledByDefault)
        expect(plain.textDragInteraction === plain.textDragInteraction && plain.interactions.count == 1)
        expect(plain.textDropInteraction?.view === plain && plain.interactions.count == 2)
    }

    @Test("on an iPad a selection is enough to drag it")
    func onPad() {
        let plain = UITextField(frame: CGRect(x: 10, y: 50, width: 280, height: 30))
        plain.text = "text"
        screen.window.addSubview(plain)
        screen.window.hostTraits = UITraitCollection(userInterfaceIdiom: .pad)
        screen.select(2..<2, in: plain)
        expect(TextDragAndDrop.of(plain) == nil)
        screen.select(0..<4, in: plain)
        screen.press(at: screen.center(of: 0..<4, in: plain))
        screen.drop(at: screen.place(of: 0, in: view))
        expectEqual(view.text, "textone two three")
    }
}
