import CellParts
import Expectations
import Foundation
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Emoji in rows")
struct EmojiTests {
    @Test("emoji in SVG have the size of their text")
    func svg() throws {
        let screen = RowScreen(Row(LeftTitle(title: "Привет 🎉"), RightEmpty()), configuration: .phone())
        let svg = String(decoding: try screen.host.data(format: .svg), as: UTF8.self)
        let sizes = svg.components(separatedBy: "font-size=\"").dropFirst().compactMap {
            Double($0.prefix { $0 != "\"" })
        }
        let font = try require(screen.labels.first?.font)
        expect(sizes.count >= 2 && sizes.allSatisfy { abs($0 - Double(font.pointSize)) < 1.5 }, "\(sizes)")
    }
}
