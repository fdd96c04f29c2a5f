import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

@MainActor
@Suite("Full-width rows among columns")
struct FullWidthTests {
    private let screen = TestScreen()

    private func apply(_ items: [BlockItem], columns: CollectionViewSectionColumns = .fixed(2)) {
        screen.apply(
            CollectionViewState {
                CollectionViewSection(
                    differenceIdentifier: "main",
                    items: { items },
                    layout: CollectionViewSectionLayout(rowSpacing: 4, columnSpacing: 20, columns: columns)
                )
            }
        )
    }

    private func items(_ count: Int, fullWidth: Set<Int>) -> [BlockItem] {
        (0..<count).map { BlockItem($0, text: "\($0)").fullWidth(fullWidth.contains($0)) }
    }

    @Test("a full-width row spans all columns, and the others fill the rows around it")
    func frames() {
        apply(items(5, fullWidth: [1]))
        expectEqual((0..<5).map { screen.frame($0)?.minX }, [0, 0, 0, 170, 0])
        expectEqual((0..<5).map { screen.frame($0)?.minY }, [0, 54, 108, 108, 162])
        expectEqual((0..<5).map { screen.frame($0)?.width }, [150, 320, 150, 150, 150])
    }

    @Test("a row that becomes full width takes all columns in the cell it has")
    func change() {
        apply(items(4, fullWidth: []))
        let cell = screen.cell(1)
        apply(items(4, fullWidth: [1]))
        expect(screen.cell(1) === cell)
        expectEqual(cell?.frame, CGRect(x: 0, y: 54, width: 320, height: 50))
        expectEqual(screen.frame(3), CGRect(x: 170, y: 108, width: 150, height: 50))
        apply(items(4, fullWidth: [1]), columns: .fixed(1))
        expectEqual(screen.frame(3), CGRect(x: 0, y: 162, width: 320, height: 50))
    }

    @Test("inserting and deleting rows among full-width ones keeps all rows in order")
    func structure() {
        apply(items(6, fullWidth: [2, 3]))
        var changed = items(6, fullWidth: [2, 3])
        changed.insert(BlockItem("new", text: "new"), at: 1)
        changed.remove(at: 0)
        apply(changed)
        expectEqual((0..<6).map { screen.frame($0)?.minY }, [0, 0, 54, 108, 162, 162])
        expectEqual(screen.texts.count, 6)
    }
}
