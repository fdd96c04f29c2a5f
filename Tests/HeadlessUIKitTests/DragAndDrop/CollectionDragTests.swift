import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Items that are dragged") @MainActor
struct CollectionDragTests {
    private let screen = CollectionScreen(sections: [["a", "b", "c", "d"]])
    private let delegate: DragLog

    init() {
        delegate = DragLog(screen: screen)
        screen.collectionView.dragDelegate = delegate
        screen.collectionView.dropDelegate = delegate
        screen.collectionView.dragInteractionEnabled = true
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: start))
        screen.window.clock.advance(by: 0.6)
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: end))
    }

    @Test("a long press asks for items, movement begins the drag, and the drop moves the item, in UIKit's order")
    func reorder() {
        let view = screen.collectionView
        drag(from: 20, to: 110)
        expectEqual(
            delegate.log,
            [
                "items 0", "preview 0", "will begin", "can handle", "enter", "update 2",
            ]
        )
        expect(view.hasActiveDrag && view.hasActiveDrop)
        delegate.log = []
        screen.window.hostTouchUp()
        expectEqual(delegate.log, ["perform 0 to 2 insert a"])
        expect(!view.hasActiveDrag && !view.hasActiveDrop)
        expectEqual(screen.source.sections, [["b", "c", "a", "d"]])
        delegate.log = []
        screen.window.clock.advance(by: 0.4)
        expectEqual(delegate.log, ["landed", "drop did end", "drag did end"])
        expectEqual(screen.window.subviews, [view])
    }

    @Test("a picture of the cell follows the finger until it comes to rest")
    func picture() throws {
        drag(from: 20, to: 110)
        let picture = try require(screen.window.subviews.last)
        expect(picture !== screen.collectionView)
        expectEqual(picture.center, CGPoint(x: 50, y: 112))
        screen.window.hostTouchMoved(to: CGPoint(x: 60, y: 90))
        expectEqual(picture.center, CGPoint(x: 60, y: 92))
        screen.window.hostTouchUp()
        expectEqual(picture.center, CGPoint(x: 50, y: 110))
    }

    @Test("an item returns if it cannot be dropped")
    func forbidden() {
        delegate.operation = .forbidden
        drag(from: 20, to: 110)
        screen.window.hostTouchUp()
        screen.window.clock.advance(by: 0.4)
        expect(!delegate.log.contains { $0.hasPrefix("perform") })
        expectEqual(delegate.log.suffix(2), ["drop did end", "drag did end"])
        expectEqual(screen.source.sections, [["a", "b", "c", "d"]])
    }

    @Test("no drag begins without items, without permission, or with a short press")
    func noDrag() {
        delegate.isDraggable = false
        drag(from: 20, to: 110)
        screen.window.hostTouchUp()
        expectEqual(delegate.log, ["items 0"])
        screen.collectionView.dragInteractionEnabled = false
        drag(from: 20, to: 110)
        screen.window.hostTouchUp()
        expectEqual(delegate.log, ["items 0"])
    }

    @Test("a press without movement lifts the item and puts it down")
    func lifted() {
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        screen.window.clock.advance(by: 0.6)
        expectEqual(screen.cell(0)?.configurationState.cellDragState, .lifting)
        screen.window.hostTouchUp()
        expectEqual(delegate.log, ["items 0", "preview 0"])
        expectEqual(screen.cell(0)?.configurationState.cellDragState, UICellConfigurationState.DragState.none)
        expectEqual(screen.collectionView.indexPathsForSelectedItems, [])
    }

    @Test("a drag that leaves for another collection view enters that one and can be dropped there")
    func twoViews() {
        let other = UICollectionView(
            frame: CGRect(x: 0, y: 88, width: 100, height: 88),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        let otherLog = DragLog(screen: screen)
        otherLog.operation = .copy
        other.dropDelegate = otherLog
        screen.window.addSubview(other)
        drag(from: 20, to: 60)
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 120))
        expectEqual(delegate.log.suffix(1), ["exit"])
        expectEqual(otherLog.log, ["can handle", "enter", "update nil"])
        screen.window.hostTouchUp()
        expectEqual(otherLog.log.last, "perform nil to nil insert a")
        screen.window.clock.advance(by: 0.4)
        expectEqual(otherLog.log.last, "drop did end")
        expectEqual(delegate.log.last, "drag did end")
    }

    @Test("a press on a draggable item opens its menu, and movement turns the menu into a drag")
    func menus() {
        let menus = PlainMenus()
        screen.collectionView.delegate = menus
        screen.window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        screen.window.clock.advance(by: 0.6)
        expect(screen.window.hostContextMenu != nil)
        expect(!screen.collectionView.hasActiveDrag)
        // Fingers are never still.
        screen.window.hostTouchMoved(to: CGPoint(x: 53, y: 24))
        expect(screen.window.hostContextMenu != nil)
        expect(!screen.collectionView.hasActiveDrag)
        screen.window.hostTouchMoved(to: CGPoint(x: 50, y: 60))
        expect(screen.window.hostContextMenu == nil)
        expect(screen.collectionView.hasActiveDrag)
        screen.window.hostTouchUp()
        screen.window.clock.advance(by: 1)
        expectEqual(delegate.log.last, "drag did end")
    }

    @Test("a menu stays open when the finger leaves without a movement, also over an item that cannot be dragged")
    func menusWithoutDrag() {
        let menus = PlainMenus()
        screen.collectionView.delegate = menus
        for isDraggable in [true, false] {
            delegate.isDraggable = isDraggable
            screen.window.hostTouchDown(at: CGPoint(x: 50, y: 20))
            screen.window.clock.advance(by: 0.6)
            screen.window.hostTouchUp()
            screen.window.clock.advance(by: 1)
            expect(screen.window.hostContextMenu != nil)
            expect(!screen.collectionView.hasActiveDrag)
            screen.window.hostTouchDown(at: CGPoint(x: 50, y: 20))
            screen.window.hostTouchUp()
            screen.window.clock.advance(by: 1)
            expect(screen.window.hostContextMenu == nil)
        }
    }

    @Test("providers hand over texts, addresses and pictures")
    func providers() {
        let provider = NSItemProvider(object: NSString(string: "text"))
        expectEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
        expect(provider.canLoadObject(ofClass: NSString.self))
        expect(!provider.canLoadObject(ofClass: UIImage.self))
        nonisolated(unsafe) var text: String?
        provider.loadObject(ofClass: NSString.self) { object, _ in text = (object as? NSString).map(String.init) }
        expectEqual(text, "text")
        nonisolated(unsafe) var error: (any Error)?
        provider.loadObject(ofClass: NSURL.self) { _, failure in error = failure }
        expectEqual((error as? NSError)?.code, -1000)
        let source = ItemDragSource(host: screen.collectionView, indexPath: IndexPath(item: 0, section: 0))
        let session = DropSession(drag: DragSession(source: source))
        expect(!session.canLoadObjects(ofClass: NSString.self))
    }
}

/// Drags titles and records every call.
@MainActor final class DragLog: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    private let screen: CollectionScreen
    var log: [String] = []
    var isDraggable = true
    var operation = UIDropOperation.move

    init(screen: CollectionScreen) {
        self.screen = screen
        super.init()
    }

    func collectionView(
        _ collectionView: UICollectionView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        log.append("items \(indexPath.item)")
        guard isDraggable else { return [] }
        let title = screen.source.sections[indexPath.section][indexPath.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: title)))
        item.localObject = title
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        log.append("preview \(indexPath.item)")
        return nil
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        log.append("will begin")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        log.append("drag did end")
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        log.append("can handle")
        return session.hasItemsConforming(toTypeIdentifiers: ["public.utf8-plain-text"])
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        log.append("enter")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        log.append("update \(name(destinationIndexPath))")
        return UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        log.append("exit")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        log.append("drop did end")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let intent = coordinator.proposal.intent == .insertAtDestinationIndexPath ? "insert" : "other"
        for item in coordinator.items {
            let title = item.dragItem.localObject as? String ?? "-"
            let places = "\(name(item.sourceIndexPath)) to \(name(coordinator.destinationIndexPath))"
            log.append("perform \(places) \(intent) \(title)")
            guard let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath else { continue }
            var titles = screen.source.sections
            titles[from.section].remove(at: from.item)
            titles[to.section].insert(title, at: to.item)
            screen.update(titles) { view in
                view.deleteItems(at: [from])
                view.insertItems(at: [to])
            }
            coordinator.drop(item.dragItem, toItemAt: to).addCompletion { _ in self.log.append("landed") }
        }
    }

    private func name(_ indexPath: IndexPath?) -> String { indexPath.map { String($0.item) } ?? "nil" }
}

@MainActor private final class PlainMenus: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Open") { _ in }])
        }
    }
}
