import CellParts
import PortableUIKit
import Testing

@MainActor
@Suite("Separators")
struct SeparatorTests {
    @Test("named separators have the insets in their names")
    func named() {
        #expect(SeparatorType.full == SeparatorType(leading: 0, trailing: 0))
        #expect(SeparatorType.leftRight16 == SeparatorType(leading: 16, trailing: 16))
        #expect(SeparatorType.left16 == SeparatorType(leading: 16, trailing: 0))
        #expect(SeparatorType.left56Right16 == SeparatorType(leading: 56, trailing: 16))
        #expect(SeparatorType.left72Right16 == SeparatorType(leading: 72, trailing: 16))
    }

    @Test("a document finds each by its name")
    func names() {
        #expect(
            SeparatorType.named.map(\.key) == ["full", "leftRight16", "left16", "left56Right16", "left72Right16"]
        )
        #expect(Set(SeparatorType.named.map(\.value)).count == SeparatorType.named.count)
    }

    @Test("a separator is one device pixel at the bottom of its row", arguments: [1, 2, 3] as [CGFloat])
    func hairline(scale: CGFloat) {
        UITraitCollection(displayScale: scale).performAsCurrent {
            let frame = SeparatorView.frame(of: .leftRight16, in: CGSize(width: 390, height: 60))
            #expect(frame == CGRect(x: 16, y: 60 - 1 / scale, width: 358, height: 1 / scale))
        }
    }

    @Test("insets that meet leave nothing to draw")
    func noRoom() {
        #expect(SeparatorView.frame(of: .left72Right16, in: CGSize(width: 50, height: 60)).width == 0)
    }
}
