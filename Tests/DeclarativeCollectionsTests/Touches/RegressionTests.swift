import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

/// Feature requests from the issue trackers of other libraries; the others have suites of their own.
@MainActor
@Suite("Feature requests")
struct RegressionTests {
    private let screen = TestScreen()
    private let log = Log()

    @Test("stale prefetched cell: a cell prepared before an update shows the update when it comes on screen")
    func stalePreparedCell() throws {
        func apply(_ name: String) {
            screen.apply(
                (0..<30).map { index in
                    BlockItem(index, text: name).willDisplay { [log] in if index == 20 { log.add(name) } }
                }
            )
        }
        apply("old")
        let indexPath = IndexPath(item: 20, section: 0)
        let view = screen.collectionView
        let cell = try require(view.dataSource?.collectionView(view, cellForItemAt: indexPath) as? BlockCell)
        apply("new")
        expectEqual(cell.text, "old")
        view.delegate?.collectionView?(view, willDisplay: cell, forItemAt: indexPath)
        expectEqual(cell.text, "new")
        expectEqual(log.entries, ["new"])
    }

    @Test("stale handlers of a prepared cell: equal content, but the handlers of the newest state")
    func staleHandlersOfPreparedCell() throws {
        func apply(_ name: String) {
            screen.apply((0..<30).map { BlockItem($0).didEndDisplaying { [log] in log.add(name) } })
        }
        apply("old")
        let indexPath = IndexPath(item: 20, section: 0)
        let view = screen.collectionView
        let cell = try require(view.dataSource?.collectionView(view, cellForItemAt: indexPath) as? BlockCell)
        apply("new")
        view.delegate?.collectionView?(view, willDisplay: cell, forItemAt: indexPath)
        view.delegate?.collectionView?(view, didEndDisplaying: cell, forItemAt: indexPath)
        expectEqual(cell.updateCount, 1)
        expectEqual(cell.handlerUpdateCount, 1)
        expectEqual(log.entries, ["new"])
    }

    @Test("first responder in a header: typing goes on while rows and the header itself change")
    func firstResponderInHeader() throws {
        func apply(_ placeholder: String, rows: [String], animated: Bool) {
            screen.driver.apply(
                CollectionViewState {
                    CollectionViewSection(
                        differenceIdentifier: "main",
                        header: SearchElement(placeholder: placeholder).didSelect { [log] in log.add("tap") }
                    ) {
                        rows.map { BlockItem($0, text: $0) }
                    }
                },
                animated: animated
            )
            screen.host.advance(by: 1)
        }
        apply("Search", rows: ["a", "b"], animated: false)
        let field = try require((screen.driver.headerView(inSection: 0) as? SearchView)?.field)
        screen.host.tap(at: CGPoint(x: 100, y: 20))
        expect(field.isFirstResponder)
        expect(log.entries.isEmpty)
        screen.host.typeText("abc")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        apply("Search everywhere", rows: ["c"], animated: true)
        apply("Search everywhere", rows: [], animated: true)
        apply("Search", rows: ["a", "b", "c"], animated: false)
        expect((screen.driver.headerView(inSection: 0) as? SearchView)?.field === field)
        expect(field.isFirstResponder)
        expectEqual(field.placeholder, "Search")
        screen.host.typeText("x")
        expectEqual(field.text, "xabc")
    }

    @Test("update from inside a handler: the state is applied from every handler")
    func updateFromInsideHandlers() async {
        var states = 0
        func next() {
            states += 1
            let texts = (0..<40).map { "\($0) of \(states)" }
            screen.driver.apply(
                CollectionViewState {
                    CollectionViewSection(differenceIdentifier: "main", header: TitleElement("Title").didSelect(next)) {
                        for (index, text) in texts.enumerated() where states % 3 != index % 3 {
                            BlockItem(index, text: text)
                                .didSelect(next).didLongPress(next)
                                .prefetch({ if states < 60 { next() } }, cancel: { if states < 60 { next() } })
                                .impression(visibleFraction: 0, dwellTime: 0.1) { if states < 60 { next() } }
                                .willDisplay { if states < 60 { next() } }
                                .didEndDisplaying { if states < 60 { next() } }
                        }
                    }
                },
                animated: states % 2 == 0
            )
        }
        next()
        for step in 0..<40 {
            screen.host.layout()
            screen.host.tap(at: CGPoint(x: 100, y: 15 + step * 9))
            screen.collectionView.contentOffset.y = CGFloat(step * 37 % 900)
            screen.host.longPress(at: CGPoint(x: 100, y: 300))
            screen.host.advance(by: 0.3)
            await Task.yield()
        }
        screen.host.advance(by: 5)
        screen.host.layout()
        let last = states
        expect(last >= 60)
        expect(screen.texts.allSatisfy { $0?.hasSuffix(" of \(last)") == true })
    }

    @Test("applying from a handler of a cell that the state removes is safe, while the finger is still on it")
    func removalUnderTheFinger() {
        screen.apply([
            BlockItem("a").didSelect { [log] in log.add("select") }
                .didLongPress { [screen, log] in
                    log.add("press")
                    screen.driver.apply(CollectionViewState(), animated: false)
                }
        ])
        screen.host.touchDown(at: CGPoint(x: 100, y: 25))
        screen.host.advance(by: 0.6)
        expect(screen.collectionView.visibleCells.isEmpty)
        screen.host.touchUp(at: CGPoint(x: 100, y: 25))
        screen.host.advance(by: 1)
        expectEqual(log.entries, ["press"])
    }
}

/// A header with a text field.
private struct SearchElement: CollectionViewSupplementaryElement, DidSelectHandlerContainable {
    typealias View = SearchView

    var placeholder: String
    @ForceEquatable var didSelectHandler: (@MainActor () -> Void)?

    init(placeholder: String) {
        self.placeholder = placeholder
    }
}

/// Shows a ``SearchElement``.
private final class SearchView: UICollectionReusableView, CollectionViewSupplementaryElementView {
    let field = UITextField()

    static func size(fitting width: CGFloat, element: SearchElement) -> CGSize {
        CGSize(width: width, height: 40)
    }

    func update(with element: SearchElement) {
        field.placeholder = element.placeholder
        if field.superview == nil { addSubview(field) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds
    }
}
