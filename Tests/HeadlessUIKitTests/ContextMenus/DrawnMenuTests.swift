import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Drawn context menus")
struct DrawnMenuTests {
    private let window = makeWindow(width: 390, height: 844)
    private let owner = MenuOwner()
    private let view = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 60))

    init() {
        window.addSubview(view)
        view.backgroundColor = .white
        view.addInteraction(UIContextMenuInteraction(delegate: owner))
        window.hostLayout()
    }

    private func press() {
        window.hostTouchDown(at: CGPoint(x: 100, y: 130))
        window.clock.advance(by: 1)
        window.hostTouchUp()
        settle()
    }

    private func settle() {
        window.clock.advance(by: 1)
        window.hostLayout()
    }

    private var elements: [AccessibilityNode] { window.accessibilityTree }

    private func tap(_ label: String) throws {
        let node = try require(elements.first { $0.label == label }, "\(elements.map(\.label))")
        tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    }

    private func tap(at point: CGPoint) {
        window.hostTouchDown(at: point)
        window.hostTouchUp()
        settle()
    }

    @Test(
        "a touch on a row performs its action and closes the menu; assistive technologies find nothing else meanwhile"
    )
    func choosing() throws {
        let log = CallLog()
        owner.children = ["Share", "Copy"].map { title in UIAction(title: title) { _ in log.add(title) } }
        press()
        expectEqual(elements.map(\.label), ["Share", "Copy"])
        expect(elements.allSatisfy { $0.traits == .button })
        expectEqual(elements.map(\.frame.height), [44, 44])
        try tap("Copy")
        expectEqual(log.take(), ["Copy"])
        expect(window.hostContextMenu == nil && window.subviews == [view])
    }

    @Test("a row can be touched while the menu still grows")
    func early() throws {
        let log = CallLog()
        owner.children = [UIAction(title: "Share") { _ in log.add("Share") }]
        window.hostTouchDown(at: CGPoint(x: 100, y: 130))
        window.clock.advance(by: 0.5)
        window.hostTouchUp()
        window.hostLayout()
        try tap("Share")
        expectEqual(log.take(), ["Share"])
    }

    @Test("a touch beside the menu closes it and goes no further; one on the preview commits it")
    func otherTouches() {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.addSubview(button)
        press()
        tap(at: CGPoint(x: 200, y: 750))
        expect(window.hostContextMenu == nil && taps == 0)
        press()
        tap(at: CGPoint(x: 100, y: 130))
        expectEqual(owner.commits, 1)
        press()
        expect(window.hostPress(UIKeyCommand.inputEscape))
        settle()
        expect(window.hostContextMenu == nil)
        tap(at: CGPoint(x: 200, y: 750))
        expectEqual(taps, 1)
    }

    @Test("a disabled row does nothing, a hidden one is not there, and a checked one says so")
    func attributes() throws {
        let log = CallLog()
        let elements = [
            UIAction(title: "Off", attributes: .disabled) { _ in log.add("Off") },
            UIAction(title: "Hidden", attributes: .hidden) { _ in },
            UIAction(title: "Stay", attributes: .keepsMenuPresented, state: .on) { _ in log.add("Stay") },
        ]
        owner.children = elements
        press()
        expectEqual(self.elements.map(\.label), ["Off", "Stay"])
        expect(self.elements[0].traits.contains(.notEnabled) && self.elements[1].traits.contains(.selected))
        try tap("Off")
        try tap("Stay")
        expectEqual(log.take(), ["Stay"])
        expect(window.hostContextMenu != nil)
    }

    @Test("a submenu opens in the place of the menu, and closes at its title; an inline one is a group with a gap")
    func submenus() throws {
        let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Inline") { _ in }])
        owner.children = [
            UIAction(title: "First") { _ in }, inline,
            UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }]),
        ]
        press()
        expectEqual(elements.map(\.label), ["First", "Inline", "More"])
        expectEqual(elements[1].frame.minY, elements[0].frame.maxY + 8)
        try tap("More")
        expectEqual(elements.map(\.label), ["More", "Inner"])
        try tap("More")
        expectEqual(elements.map(\.label), ["First", "Inline", "More"])
    }

    @Test("elements that are loaded later replace the row that says so")
    func deferred() {
        var finish: (([UIMenuElement]) -> Void)?
        owner.children = [UIDeferredMenuElement { finish = $0 }]
        press()
        expectEqual(elements.map(\.label), ["Loading…"])
        finish?([UIAction(title: "Loaded") { _ in }])
        settle()
        expectEqual(elements.map(\.label), ["Loaded"])
    }

    @Test("a menu stays on the screen, wherever it is opened", arguments: [0, 380, 780] as [CGFloat])
    func placement(y: CGFloat) {
        view.frame.origin.y = y
        owner.children = (0..<4).map { number in UIAction(title: "\(number)") { _ in } }
        window.hostLayout()
        window.hostTouchDown(at: CGPoint(x: 100, y: y + 30))
        window.clock.advance(by: 1)
        window.hostTouchUp()
        settle()
        expectEqual(elements.count, 4)
        let whole = elements.reduce(CGRect.null) { $0.union($1.frame) }
        expect(window.bounds.insetBy(dx: 8, dy: 8).contains(whole), "\(whole)")
        expect(!whole.intersects(previewFrame), "\(whole), \(previewFrame)")
    }

    private var previewFrame: CGRect {
        let overlay = window.subviews.last
        return overlay?.subviews.first { $0 is UIControl }?.frame ?? .null
    }

    @Test("the menu of a button is shown beside it, without a preview or a blurred screen")
    func ofButton() throws {
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 300, y: 400, width: 80, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(title: "Order", children: [UIAction(title: "Name") { _ in }])
        window.addSubview(button)
        window.hostLayout()
        tap(at: CGPoint(x: 340, y: 420))
        expectEqual(elements.map(\.label), ["Order", "Name"])
        expectEqual(button.contextMenuInteraction?.menuAppearance, .compact)
        expect(elements[1].frame.maxX == 380 && elements[0].frame.minY > 444)
        expect(previewFrame.isNull)
    }
}

@MainActor private final class MenuOwner: NSObject, UIContextMenuInteractionDelegate {
    var children: [UIMenuElement] = []
    var commits = 0

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [children] _ in UIMenu(children: children) })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        commits += 1
    }
}
