import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Swipe actions of rows")
struct SwipeTests {
    private final class Log {
        var lines: [String] = []
    }

    @MainActor private struct Screen {
        let controller: CellScreenViewController
        let host: ScreenHost

        func cell(_ index: Int) -> UICollectionViewCell? {
            controller.collectionView.cellForItem(at: IndexPath(item: index, section: 0))
        }

        /// The left edges of the titles, which move with the content.
        func titleX(_ index: Int) -> CGFloat? {
            func label(_ view: UIView) -> UILabel? {
                if let label = view as? UILabel, label.text?.hasPrefix("Row") == true { return label }
                return view.subviews.lazy.compactMap(label).first
            }
            return cell(index).flatMap(label).map { $0.convert($0.bounds, to: nil).minX }
        }

        /// Drags so slowly that nothing moves on by itself.
        func drag(_ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) {
            host.touchDown(at: CGPoint(x: start.0, y: start.1))
            for step in 1...10 {
                host.advance(by: 0.1)
                let part = CGFloat(step) / 10
                host.touchMoved(
                    to: CGPoint(x: start.0 + (end.0 - start.0) * part, y: start.1 + (end.1 - start.1) * part)
                )
            }
            host.advance(by: 0.2)
            host.touchUp(at: CGPoint(x: end.0, y: end.1))
            host.settle(within: 5)
        }
    }

    private let log = Log()

    private func state(
        rows: Int = 30,
        isFullSwipe: Bool = true,
        isEnabled: Bool = true,
        isCard: Bool = false,
        title: String = "Delete"
    ) -> CollectionViewState {
        CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "main") {
                for index in 0..<rows {
                    TitleItem(
                        differenceIdentifier: index,
                        left: LeftTitle(title: "Row \(index)"),
                        isEnabled: isEnabled,
                        didSelectHandler: { [log] in log.lines.append("select \(index)") }
                    )
                    .card(isCard ? .outlined : nil)
                    .leadingSwipeActions([SwipeAction(title: "Pin") { [log] in log.lines.append("pin \(index)") }])
                    .trailingSwipeActions(
                        [
                            SwipeAction(title: title, style: .destructive) { [log] in
                                log.lines.append("delete \(index)")
                            },
                            SwipeAction(title: "More") { [log] in log.lines.append("more \(index)") },
                        ],
                        performsFirstActionWithFullSwipe: isFullSwipe
                    )
                }
            }
        })
    }

    private func show(_ state: CollectionViewState, _ configuration: ScreenConfiguration = .phone()) -> Screen {
        let controller = CellScreenViewController(state: state)
        let host = ScreenHost(controller, configuration: configuration)
        host.layout()
        return Screen(controller: controller, host: host)
    }

    @Test("a swipe opens the row, a tap on a button calls its handler, and the row closes")
    func open() {
        let screen = show(state())
        screen.drag((300, 28), (200, 30))
        expectEqual(screen.titleX(0), -135)
        expectEqual(screen.titleX(1), 16)
        screen.host.tap(at: CGPoint(x: 280, y: 28))
        screen.host.settle(within: 5)
        expectEqual(log.lines, ["more 0"])
        expectEqual(screen.titleX(0), 16)
        screen.drag((300, 28), (200, 30))
        screen.host.tap(at: CGPoint(x: 360, y: 28))
        expectEqual(log.lines, ["more 0", "delete 0"])
    }

    @Test("a short swipe closes again, and a swipe back closes an open row")
    func close() {
        let screen = show(state())
        screen.drag((300, 28), (250, 28))
        expectEqual(screen.titleX(0), 16)
        screen.drag((300, 28), (200, 28))
        screen.drag((100, 28), (220, 28))
        expectEqual(screen.titleX(0), 16)
        expectEqual(log.lines, [])
        // A fast swipe opens the row, however short it is.
        screen.host.flick(from: CGPoint(x: 300, y: 28), to: CGPoint(x: 240, y: 28))
        screen.host.settle(within: 5)
        expectEqual(screen.titleX(0), -135)
    }

    @Test("leading actions are at the other edge, and the sides change places from right to left")
    func sides() {
        let screen = show(state())
        screen.drag((100, 28), (180, 28))
        expectEqual(screen.titleX(0), 90)
        screen.host.tap(at: CGPoint(x: 30, y: 28))
        expectEqual(log.lines, ["pin 0"])

        let mirrored = show(state(), .phone(layoutDirection: .rightToLeft))
        let start = mirrored.titleX(0) ?? 0
        mirrored.drag((100, 28), (200, 28))
        expectEqual(mirrored.titleX(0), start + 151)
        mirrored.host.tap(at: CGPoint(x: 30, y: 28))
        expectEqual(log.lines, ["pin 0", "delete 0"])
    }

    @Test("a touch elsewhere closes the row and does not select, and the list scrolls with it")
    func touchElsewhere() {
        let screen = show(state())
        screen.drag((300, 28), (200, 28))
        screen.host.tap(at: CGPoint(x: 100, y: 150))
        screen.host.settle(within: 5)
        expectEqual(screen.titleX(0), 16)
        expectEqual(log.lines, [])
        screen.host.tap(at: CGPoint(x: 100, y: 150))
        expectEqual(log.lines, ["select 2"])

        screen.drag((300, 28), (200, 28))
        screen.drag((100, 500), (100, 400))
        expect(screen.controller.collectionView.contentOffset.y > 50)
        expect(screen.controller.collectionView.visibleCells.allSatisfy { $0.contentView.subviews.count == 1 })
    }

    @Test("a swipe on another row opens it and closes the first one, with one touch")
    func otherRow() {
        let screen = show(state())
        let list = screen.controller.collectionView
        let recognizers = list.gestureRecognizers?.count
        screen.drag((300, 28), (200, 28))
        screen.drag((300, 140), (200, 140))
        expect(screen.titleX(0) == 16 && screen.titleX(2) == -135)
        screen.drag((100, 84), (180, 84))
        expect(screen.titleX(2) == 16 && screen.titleX(1) == 90)
        screen.host.tap(at: CGPoint(x: 30, y: 84))
        screen.host.settle(within: 5)
        expectEqual(log.lines, ["pin 1"])
        expectEqual(list.gestureRecognizers?.count, recognizers)

        // The touch is for the row that it moves, and selects nothing.
        screen.drag((300, 28), (200, 28))
        screen.drag((300, 140), (280, 140))
        expect(screen.titleX(0) == 16 && screen.titleX(2) == 16 && log.lines == ["pin 1"])
        screen.drag((300, 28), (200, 28))
        screen.controller.apply(state(title: "Archive"), animated: false)
        screen.host.layout()
        expectEqual(list.gestureRecognizers?.count, recognizers)
    }

    @Test("a swipe over most of the row performs the first action, unless it is not asked for")
    func fullSwipe() {
        let screen = show(state())
        screen.drag((380, 28), (40, 28))
        expectEqual(log.lines, ["delete 0"])
        expectEqual(screen.titleX(0), 16)
        let other = show(state(isFullSwipe: false))
        other.drag((380, 28), (40, 28))
        expectEqual(log.lines, ["delete 0"])
        expectEqual(other.titleX(0), -135)
    }

    @Test("a vertical drag scrolls, and disabled rows and rows without actions do not open")
    func noSwipe() {
        let screen = show(state())
        screen.drag((200, 500), (190, 400))
        expect(screen.controller.collectionView.contentOffset.y > 50)
        let disabled = show(state(isEnabled: false))
        disabled.drag((300, 28), (150, 28))
        expectEqual(disabled.titleX(0), 16)
        let bare = show(
            CollectionViewState(sections: {
                CollectionViewSection { TitleItem(left: LeftTitle(title: "Row"), didSelectHandler: {}) }
            })
        )
        bare.drag((300, 28), (150, 28))
        expectEqual(bare.titleX(0), 16)
        expect(bare.cell(0)?.gestureRecognizers?.isEmpty ?? true)
    }

    @Test("an update keeps a row open with its new handlers, and closes it if its buttons are others")
    func update() {
        let screen = show(state())
        screen.drag((300, 28), (200, 28))
        screen.controller.apply(state(), animated: false)
        screen.host.layout()
        expectEqual(screen.titleX(0), -135)
        screen.controller.apply(state(title: "Archive"), animated: false)
        screen.host.layout()
        expectEqual(screen.titleX(0), 16)
    }

    @Test("rows that are reused are closed, and cards move with their content")
    func reuse() throws {
        let screen = show(state(isCard: true))
        screen.drag((300, 40), (200, 40))
        let card = try require(screen.cell(0)?.backgroundView?.subviews.first)
        expectEqual(card.frame.minX, -135)
        screen.controller.collectionView.setContentOffset(CGPoint(x: 0, y: 1_500), animated: false)
        screen.host.layout()
        for cell in screen.controller.collectionView.visibleCells {
            expectEqual(cell.backgroundView?.subviews.first?.frame.minX, 16)
        }
    }

    @Test("VoiceOver has the buttons as actions of the row")
    func accessibility() throws {
        let screen = show(state())
        let actions = try require(screen.cell(3)?.accessibilityCustomActions)
        expectEqual(actions.map(\.name), ["Pin", "Delete", "More"])
        expectEqual(actions[1].actionHandler?(actions[1]), true)
        expectEqual(log.lines, ["delete 3"])
    }
}
