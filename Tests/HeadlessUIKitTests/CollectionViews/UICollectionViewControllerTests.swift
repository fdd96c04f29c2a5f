import Expectations
import Foundation
import Testing

@testable @_spi(Host) import HeadlessUIKit

@Suite("Collection view controllers") @MainActor
struct UICollectionViewControllerTests {
    private func show(_ controller: UICollectionViewController) -> UIWindow {
        let window = UIWindow(hostSize: CGSize(width: 100, height: 176), traits: UITraitCollection(displayScale: 2))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.hostLayout()
        return window
    }

    @Test("the controller is data source and delegate of a collection view that fills its view")
    func collectionView() {
        let controller = ListController(collectionViewLayout: RowLayout())
        let window = show(controller)
        expect(controller.collectionView.superview === controller.view)
        expectEqual(controller.collectionView.frame, window.bounds)
        expect(controller.collectionView.dataSource === controller)
        expect(controller.collectionView.delegate === controller)
        expectEqual(controller.collectionView.visibleCells.count, 4)
        window.hostTouchDown(at: CGPoint(x: 50, y: 60))
        window.hostTouchUp()
        expectEqual(controller.log, ["select 1"])
    }

    @Test("the selection ends when the view comes back, unless that is switched off")
    func selection() {
        let controller = ListController(collectionViewLayout: RowLayout())
        let window = show(controller)
        controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
        window.rootViewController = UIViewController()
        window.hostLayout()
        window.rootViewController = controller
        window.hostLayout()
        expectEqual(controller.collectionView.indexPathsForSelectedItems, [])
        controller.clearsSelectionOnViewWillAppear = false
        controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
        window.rootViewController = UIViewController()
        window.hostLayout()
        window.rootViewController = controller
        window.hostLayout()
        expectEqual(controller.collectionView.indexPathsForSelectedItems, [path(1)])
    }

    @Test("a long press moves items of a controller that says that they can be moved")
    func movement() {
        let controller = MovableListController(collectionViewLayout: RowLayout())
        let window = show(controller)
        window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        window.clock.advance(by: 0.6)
        window.hostTouchMoved(to: CGPoint(x: 50, y: 70))
        window.hostTouchMoved(to: CGPoint(x: 50, y: 110))
        window.hostTouchUp()
        expectEqual(controller.titles.prefix(4), ["1", "2", "0", "3"])
        expectEqual(controller.log, ["move 0 2"])
    }

    @Test("without movable items a long press is a touch on the item")
    func noMovement() {
        let controller = ListController(collectionViewLayout: RowLayout())
        let window = show(controller)
        window.hostTouchDown(at: CGPoint(x: 50, y: 20))
        window.clock.advance(by: 0.6)
        window.hostTouchUp()
        expectEqual(controller.log, ["select 0"])
    }
}

private class ListController: UICollectionViewController {
    var titles = (0..<10).map(String.init)
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        titles.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TestCell)?.title = titles[indexPath.item]
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
}

private final class MovableListController: ListController {
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
        titles.insert(titles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}
