import Expectations
import Foundation
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor private final class ActionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    var titles: [String]?
    /// The targets of the index titles, instead of the items with their indexes.
    var titleTarget: IndexPath?
    var maySelect = true
    var mayEdit = true

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath {
        log.append("title \(title) \(index)")
        return titleTarget ?? path(0, index)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        maySelect
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("perform \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { mayEdit }
}

@MainActor @Suite("Primary actions, index titles and interactive transitions of collection views")
struct PrimaryActionTests {
    private let window = UIWindow(hostSize: CGSize(width: 100, height: 176), traits: UITraitCollection(displayScale: 2))
    private let source = ActionSource()
    private let view: UICollectionView

    init() {
        window.isHidden = false
        view = UICollectionView(frame: window.bounds, collectionViewLayout: RowLayout())
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    }

    private func show() {
        view.dataSource = source
        view.delegate = source
        window.addSubview(view)
        window.hostLayout()
    }

    private func tap(_ item: Int) {
        window.hostTouchDown(at: CGPoint(x: 50, y: CGFloat(item) * 44 + 22))
        window.hostTouchUp()
    }

    @Test("a tap performs the action after selecting, and without selection, but not while editing")
    func actions() {
        show()
        tap(1)
        expectEqual(source.log, ["select 1", "perform 1"])
        source.log = []
        source.maySelect = false
        tap(2)
        expectEqual(source.log, ["perform 2"])
        source.log = []
        view.allowsMultipleSelection = true
        tap(1)
        expect(source.log.isEmpty)
        view.isEditing = true
        view.allowsSelectionDuringEditing = true
        tap(3)
        expect(source.log.isEmpty)
    }

    @Test("items that cannot be edited do not show the editing state")
    func editing() {
        show()
        view.isEditing = true
        expectEqual(view.cellForItem(at: path(0))?.configurationState.isEditing, true)
        view.isEditing = false
        source.mayEdit = false
        view.isEditing = true
        expectEqual(view.cellForItem(at: path(0))?.configurationState.isEditing, false)
    }

    @Test("a touch on an index title scrolls to its item")
    func titles() throws {
        source.titles = ["A", "B", "C"]
        show()
        let index = try require(view.subviews.compactMap { $0 as? SectionIndexView }.first)
        expectEqual(index.frame, CGRect(x: 85, y: 0, width: 15, height: 176))
        window.hostTouchDown(at: CGPoint(x: 92, y: 88))
        window.hostTouchUp()
        expectEqual(source.log, ["title B 1"])
        expectEqual(view.contentOffset.y, 440)
        source.titles = nil
        view.reloadData()
        window.hostLayout()
        expect(!view.subviews.contains { $0 is SectionIndexView })
    }

    @Test("an interactive transition moves items between two layouts and ends at either")
    func transition() throws {
        show()
        let old = try require(view.collectionViewLayout as? RowLayout)
        let tall = RowLayout()
        tall.rowHeight = 88
        var ends: [[Bool]] = []
        let between = view.startInteractiveTransition(to: tall) { ends.append([$0, $1]) }
        between.transitionProgress = 0.5
        window.hostLayout()
        expectEqual(view.cellForItem(at: path(1))?.frame, CGRect(x: 0, y: 66, width: 100, height: 66))
        between.updateValue(3, forAnimatedKey: "key")
        expectEqual(between.value(forAnimatedKey: "key"), 3)
        view.cancelInteractiveTransition()
        window.clock.advance(by: 1)
        expect(view.collectionViewLayout === old)
        expectEqual(ends, [[true, false]])
        view.startInteractiveTransition(to: tall) { ends.append([$0, $1]) }
        view.finishInteractiveTransition()
        window.clock.advance(by: 1)
        window.hostLayout()
        expect(view.collectionViewLayout === tall)
        expectEqual(ends.last, [true, true])
        expectEqual(view.cellForItem(at: path(1))?.frame.minY, 88)
    }

    @Test(
        "an index title of a missing item does not scroll",
        arguments: [[7, 0], [-1, 0], [0, 99], [0, -1]]
    )
    func strangeTitles(target: [Int]) throws {
        source.titles = ["A", "B"]
        source.titleTarget = IndexPath(indexes: target)
        show()
        let index = try require(view.subviews.compactMap { $0 as? SectionIndexView }.first)
        window.hostTouchDown(at: index.convert(CGPoint(x: 5, y: index.bounds.midY), to: nil))
        window.hostTouchUp()
        expect(!source.log.isEmpty && view.contentOffset.y == 0)
    }
}
