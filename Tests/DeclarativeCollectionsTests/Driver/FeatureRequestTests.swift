import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections
import SeededRandom

/// One test for each feature request in the issue trackers of other libraries.
@MainActor
@Suite("Feature requests")
struct FeatureRequestTests {
    let screen = TestScreen()

    func state(_ rows: [BlockItem], header: (any CollectionViewSupplementaryElementConvertible)? = nil)
        -> CollectionViewState
    {
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: "main", header: header) { rows }
        }
    }

    func rows(_ identifiers: some Sequence<Int>) -> [BlockItem] {
        identifiers.map { BlockItem($0, text: "\($0)") }
    }

    @Test("duplicate ids: they crash nothing, every row is shown, and one readable report names them all")
    func duplicateIdentifiers() {
        screen.apply(state([BlockItem(1, text: "a"), BlockItem(2, text: "b"), BlockItem(1, text: "c")]))
        expectEqual(screen.texts, ["a", "b", "c"])
        expectEqual(screen.reports.count, 1)
        expectEqual(screen.reports.first?.description.contains("section 0 \"main\": \"1\" at items 0"), true)
        screen.apply(state([BlockItem(1, text: "c"), BlockItem(1, text: "a"), BlockItem(2, text: "b")]))
        expectEqual(screen.texts, ["c", "a", "b"])
    }

    @Test("duplicate ids: a feed with 30 % of them takes 1,000 updates and is right after each")
    func duplicateFeed() {
        var generator = SeededGenerator(seed: 30)
        var feed: [BlockItem] = []
        var next = 0
        screen.driver.reportHandler = { _ in }
        for update in 0..<1_000 {
            let isDuplicate = !feed.isEmpty && Int.random(in: 0..<10, using: &generator) < 3
            let identifier = isDuplicate ? feed.randomElement(using: &generator)?.differenceIdentifier : nil
            next += 1
            let row = BlockItem(identifier ?? DifferenceIdentifier(next), text: "update \(update)", height: 40)
            feed.insert(row, at: Int.random(in: 0...feed.count, using: &generator))
            if feed.count > 8 {
                feed.remove(at: Int.random(in: 0..<feed.count, using: &generator))
            }
            screen.driver.apply(state(feed), animated: false)
            screen.host.layout()
            guard screen.texts == feed.map(\.text) else {
                Issue.record("update \(update): \(screen.texts), expected \(feed.map(\.text))")
                return
            }
        }
    }

    @Test("header-only section: it is shown, gets rows and loses them again, with the header it has")
    func headerOnlySection() {
        screen.apply(state([], header: TitleElement("Header")))
        let header = screen.driver.headerView(inSection: 0)
        expectEqual((header as? TitleView)?.text, "Header")
        screen.apply(state(rows(0..<2), header: TitleElement("Header")))
        expectEqual(screen.texts, ["0", "1"])
        screen.apply(state([], header: TitleElement("Header")))
        expect(screen.driver.headerView(inSection: 0) === header)
        expectEqual(screen.collectionView.contentSize.height, 30)
    }

    @Test("only the header's text changed: the view is updated in place, and nothing else happens")
    func headerText() {
        let log = Log()
        let row = BlockItem(1, text: "row").willDisplay { log.add("+") }.didEndDisplaying { log.add("-") }
        screen.apply(state([row], header: TitleElement("Old")))
        let header = screen.driver.headerView(inSection: 0)
        screen.driver.apply(state([row], header: TitleElement("New")))
        expectEqual((header as? TitleView)?.text, "New")
        expect(screen.driver.headerView(inSection: 0) === header)
        expectEqual(screen.cell(0)?.updateCount, 1)
        expectEqual(log.entries, ["+"])
    }

    @Test("rows make space for a moved one with their own heights, and keep them when it is dropped")
    func interactiveMovement() {
        let heights: [CGFloat] = [30, 60, 90, 40]
        screen.apply(state(heights.enumerated().map { BlockItem($0, text: "\($0)", height: $1) }))
        let layout = screen.driver.layout
        let (from, to) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
        _ = layout.invalidationContext(
            forInteractivelyMovingItems: [to],
            withTargetPosition: CGPoint(x: 100, y: 170),
            previousIndexPaths: [from],
            previousPosition: .zero
        )
        expectEqual((0..<4).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame.minY }, [0, 60, 150, 180])
        _ = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [from],
            previousIndexPaths: [to],
            movementCancelled: true
        )
        expectEqual((0..<4).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame.minY }, [0, 30, 90, 180])
    }
}

/// A header with a text field.
struct FieldHeader: CollectionViewSupplementaryElement {
    typealias View = FieldHeaderView

    var title: String
}

/// Shows a ``FieldHeader``.
final class FieldHeaderView: UICollectionReusableView, CollectionViewSupplementaryElementView {
    let label = UILabel()
    let field = UITextField()

    static func size(fitting width: CGFloat, element: FieldHeader) -> CGSize {
        CGSize(width: width, height: 60)
    }

    func update(with element: FieldHeader) {
        if field.superview == nil {
            addSubview(label)
            addSubview(field)
        }
        label.text = element.title
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
        field.frame = CGRect(x: 0, y: 30, width: bounds.width, height: 30)
    }
}
