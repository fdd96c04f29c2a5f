import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct ResizableImageTests {
    /// Four by one pixels: red, green, blue, white.
    private let stripes = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1)).image { context in
        for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
            color.setFill()
            context.fill(CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))
        }
    }

    private func row(_ image: UIImage, width: Int) throws -> String {
        let drawing = try Drawing(width: width, height: 1) { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: CGFloat(width), height: 1))
        }
        let letters: [UInt32: String] = [
            0xFF00_00FF: "r", 0x00FF_00FF: "g", 0x0000_FFFF: "b", 0xFFFF_FFFF: "w",
        ]
        return (0..<width).map { letters[drawing[$0, 0]] ?? "?" }.joined()
    }

    private let sides = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

    @Test("caps keep their size, and what is between them is stretched or repeated")
    func caps() throws {
        expect(try row(stripes, width: 8) == "rrggbbww")
        expect(try row(stripes.resizableImage(withCapInsets: sides, resizingMode: .stretch), width: 8) == "rgggbbbw")
        expect(try row(stripes.resizableImage(withCapInsets: sides), width: 9) == "rgbgbgbgw")
        expect(try row(stripes.resizableImage(withCapInsets: sides), width: 4) == "rgbw")
    }

    @Test("an image keeps its caps through other changes, and differs from one without")
    func properties() {
        let image = stripes.resizableImage(withCapInsets: sides).withRenderingMode(.alwaysTemplate)
        expectEqual(image.capInsets, sides)
        expectEqual(image.resizingMode, .tile)
        expect(image != stripes.withRenderingMode(.alwaysTemplate))
    }
}
