import CellParts
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Separators")
struct SeparatorTests {
    @Test("named separators have the insets in their names")
    func named() {
        expectEqual(SeparatorType.full, SeparatorType(leading: 0, trailing: 0))
        expectEqual(SeparatorType.leftRight16, SeparatorType(leading: 16, trailing: 16))
        expectEqual(SeparatorType.left16, SeparatorType(leading: 16, trailing: 0))
        expectEqual(SeparatorType.left56Right16, SeparatorType(leading: 56, trailing: 16))
        expectEqual(SeparatorType.left72Right16, SeparatorType(leading: 72, trailing: 16))
    }

    @Test("a document finds each by its name")
    func names() {
        expectEqual(
            SeparatorType.named.map(\.key),
            ["full", "leftRight16", "left16", "left56Right16", "left72Right16"]
        )
        expectEqual(Set(SeparatorType.named.map(\.value)).count, SeparatorType.named.count)
    }

    @Test("a separator is one device pixel at the bottom of its row", arguments: [1, 2, 3] as [CGFloat])
    func hairline(scale: CGFloat) {
        UITraitCollection(displayScale: scale).performAsCurrent {
            let frame = SeparatorView.frame(of: .leftRight16, in: CGSize(width: 390, height: 60))
            expectEqual(frame, CGRect(x: 16, y: 60 - 1 / scale, width: 358, height: 1 / scale))
        }
    }

    @Test("a section separates its rows but the last, also after rows come and go; own separators stay")
    func section() {
        let controller = CellScreenViewController()
        let host = ScreenHost(controller, configuration: .phone())
        func separators(_ titles: [String]) -> [CGFloat] {
            let section = CollectionViewSection(differenceIdentifier: "main") {
                TitleItem(differenceIdentifier: "own", left: LeftTitle(title: "own"), separator: .full)
                for title in titles { TitleItem(differenceIdentifier: title, left: LeftTitle(title: title)) }
            }
            controller.apply(CollectionViewState(sections: [section.separators(.leftRight16)]), animated: false)
            host.layout()
            return controller.collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
                let row = cell.contentView.subviews.first
                return row?.subviews.first { $0 is SeparatorView && !$0.isHidden }?.frame.minX ?? -1
            }
        }
        expectEqual(separators(["a", "b"]), [0, 16, -1])
        expectEqual(separators(["a", "b", "c"]), [0, 16, 16, -1])
        expectEqual(separators(["a"]), [0, -1])
    }

    @Test("insets that meet leave nothing to draw")
    func noRoom() {
        expectEqual(SeparatorView.frame(of: .left72Right16, in: CGSize(width: 50, height: 60)).width, 0)
    }
}
