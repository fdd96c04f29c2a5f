import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Marks of selected rows")
struct SelectionMarkTests {
    private func state(_ selected: Set<Int>, isMarked: Bool = true, log: ((Set<Int>) -> Void)? = nil)
        -> CollectionViewState
    {
        CollectionViewState(
            selection: .multiple(selected) { log?($0.identifiers(of: Int.self)) },
            sections: {
                CollectionViewSection(differenceIdentifier: "main") {
                    for index in 0..<3 {
                        TitleDetailItem(
                            differenceIdentifier: index,
                            left: LeftTitle(title: "Row \(index)"),
                            right: RightDetail(text: "Detail"),
                            isSelectedBackgroundNeeded: false
                        )
                    }
                }
            }
        )
        .selectionMarks(isMarked)
    }

    private func marks(_ controller: CellScreenViewController) -> [Bool?] {
        controller.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
            cell.contentView.subviews.compactMap { $0 as? UIImageView }.first.map { !$0.isHidden }
        }
    }

    @Test("selected rows have a check mark at their trailing edge, and a tap marks and unmarks at once")
    func taps() throws {
        var selected: Set<Int> = [1]
        let controller = CellScreenViewController(state: state([1]) { selected = $0 })
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        expectEqual(marks(controller), [false, true, false])
        let cell = try require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        let mark = try require(cell.contentView.subviews.compactMap { $0 as? UIImageView }.first)
        expectEqual(mark.frame, CGRect(x: 390 - 40, y: 16, width: 24, height: 24))
        expectEqual(mark.tintColor, Palette.standard.accent)
        host.tap(at: CGPoint(x: 100, y: 20))
        host.tap(at: CGPoint(x: 100, y: 80))
        expectEqual(marks(controller), [true, false, false])
        expectEqual(selected, [0])
        expectEqual(cell.accessibilityTraits.contains(.selected), false)
    }

    @Test("contents end before the mark, whether it is shown or not, and are mirrored with it")
    func space() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let controller = CellScreenViewController(state: state([1]))
            let host = ScreenHost(controller, configuration: .phone(layoutDirection: direction))
            host.layout()
            for cell in controller.collectionView.visibleCells {
                let content = try require(cell.contentView.subviews.first { !($0 is UIImageView) })
                let x: CGFloat = direction == .rightToLeft ? 40 : 0
                expectEqual(content.frame, CGRect(x: x, y: 0, width: 350, height: 56))
            }
        }
    }

    @Test("marks come and go with a state, and take the color of the theme")
    func changes() throws {
        let controller = CellScreenViewController(state: state([0], isMarked: false))
        let host = ScreenHost(controller, configuration: .phone())
        host.layout()
        expectEqual(marks(controller), [nil, nil, nil])
        var theme = CellTheme.standard
        theme.palette.accent = .purple
        controller.theme = theme
        controller.apply(state([0]), animated: false)
        host.layout()
        expectEqual(marks(controller), [true, false, false])
        let views = controller.collectionView.visibleCells.flatMap { $0.contentView.subviews }
        expect(views.compactMap { $0 as? UIImageView }.allSatisfy { $0.tintColor == .purple })
        controller.apply(state([0], isMarked: false), animated: false)
        host.layout()
        expectEqual(marks(controller), [nil, nil, nil])
        expect(controller.collectionView.visibleCells.allSatisfy { $0.contentView.subviews.first?.frame.width == 390 })
    }
}
