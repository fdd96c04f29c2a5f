import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@MainActor private final class DragDropLog: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var items = [UIDragItem(itemProvider: NSItemProvider(object: NSString("tea")))]
    var operation = UIDropOperation.copy
    var handles = true
    var loaded: [String] = []

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        log.append("items")
        return items
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        log.append("will begin")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) {
        log.append("will end \(operation.rawValue)")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        log.append("did end \(operation.rawValue)")
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        log.append("can handle")
        return handles && session.canLoadObjects(ofClass: NSString.self)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        log.append("enter")
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        log.append("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        log.append("perform")
        session.loadObjects(ofClass: NSString.self) { [self] objects in
            loaded = objects.compactMap { ($0 as? NSString).map { String(describing: $0) } }
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        log.append("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        log.append("drop ended")
    }
}

@Suite("Items that are dragged from and dropped on views") @MainActor
struct DragInteractionTests {
    private let window = makeWindow(width: 200, height: 200)
    private let source = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    private let target = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    private let delegate = DragDropLog()
    private let drag: UIDragInteraction

    init() {
        drag = UIDragInteraction(delegate: delegate)
        drag.isEnabled = true
        source.addInteraction(drag)
        target.addInteraction(UIDropInteraction(delegate: delegate))
        window.addSubview(source)
        window.addSubview(target)
    }

    private func press() {
        window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        window.clock.advance(by: 0.6)
    }

    @Test("an item is dragged from a view after a long press and dropped on another, in UIKit's order")
    func dropping() {
        press()
        window.hostTouchMoved(to: CGPoint(x: 50, y: 70))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 150))
        expectEqual(delegate.log, ["items", "will begin", "can handle", "enter"])
        expectEqual(window.subviews.count, 3)
        delegate.log = []
        window.hostTouchUp()
        expectEqual(delegate.log, ["perform", "will end 2"])
        expectEqual(delegate.loaded, ["tea"])
        delegate.log = []
        window.clock.advance(by: 0.4)
        expectEqual(delegate.log, ["conclude", "drop ended", "did end 2"])
        expectEqual(window.subviews.count, 2)
    }

    @Test("a drag that leaves the view, or that it refuses, is canceled")
    func canceling() {
        press()
        window.hostTouchMoved(to: CGPoint(x: 50, y: 150))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 70))
        window.hostTouchUp()
        window.clock.advance(by: 0.4)
        expectEqual(
            delegate.log,
            ["items", "will begin", "can handle", "enter", "exit", "will end 0", "did end 0"]
        )
        delegate.log = []
        delegate.handles = false
        press()
        window.hostTouchMoved(to: CGPoint(x: 50, y: 150))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 151))
        window.hostTouchUp()
        expectEqual(delegate.log, ["items", "will begin", "can handle", "will end 0"])
    }

    @Test("nothing is dragged without items or while the interaction is disabled")
    func disabled() {
        delegate.items = []
        press()
        expectEqual(delegate.log, ["items"])
        window.hostTouchUp()
        drag.isEnabled = false
        press()
        expectEqual(delegate.log, ["items"])
    }

    @Test("an item of a collection can be dropped on a view")
    func fromCollection() {
        let screen = CollectionScreen(sections: [["a", "b"]])
        let log = DragLog(screen: screen)
        screen.collectionView.dragDelegate = log
        screen.collectionView.dragInteractionEnabled = true
        let view = UIView(frame: CGRect(x: 0, y: screen.window.bounds.height - 50, width: 100, height: 50))
        delegate.operation = .copy
        delegate.handles = true
        view.addInteraction(UIDropInteraction(delegate: delegate))
        screen.window.addSubview(view)
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        screen.window.clock.advance(by: 0.6)
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: screen.window.bounds.height - 20))
        screen.window.hostTouchUp()
        expect(delegate.log.contains("perform"))
        expectEqual(log.log.first, "items 0")
    }
}
