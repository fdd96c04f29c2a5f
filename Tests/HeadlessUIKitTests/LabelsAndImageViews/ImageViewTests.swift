import DrawingChecks
import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Image views")
struct ImageViewTests {
    /// A picture of 8 by 4 points whose left half is red and whose right half is blue.
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
    }

    private func drawing(of view: UIView, side: CGFloat = 16) throws -> Drawing {
        view.frame = CGRect(x: 0, y: 0, width: side, height: side)
        return try Drawing(width: Int(side), height: Int(side)) { context in
            ViewPainter.paint(view, on: context.canvas)
        }
    }

    @Test(
        "content modes place the picture",
        arguments: [
            (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 16, height: 16)),
            (.scaleAspectFit, CGRect(x: 0, y: 4, width: 16, height: 8)),
            (.center, CGRect(x: 4, y: 6, width: 8, height: 4)),
            (.topLeft, CGRect(x: 0, y: 0, width: 8, height: 4)),
            (.bottomRight, CGRect(x: 8, y: 12, width: 8, height: 4)),
        ]
    )
    func contentModes(mode: UIView.ContentMode, expected: CGRect) throws {
        let view = UIImageView(image: image)
        view.contentMode = mode
        expect(try drawing(of: view).coveredBounds == expected)
    }

    @Test("aspect fill covers the bounds and more")
    func aspectFill() {
        let area = UIView.ContentMode.scaleAspectFill.area(
            of: CGSize(width: 8, height: 4),
            in: CGRect(x: 0, y: 0, width: 16, height: 16)
        )
        expectEqual(area, CGRect(x: -8, y: 0, width: 32, height: 16))
    }

    @Test("a template picture is drawn in the view's tint, also after the tint changed")
    func templates() throws {
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        expect(try drawing(of: view)[8, 8] == 0x00FF_00FF)
        view.tintColor = .red
        expect(try drawing(of: view)[8, 8] == 0xFF00_00FF)
    }

    @Test("a picture that follows the reading direction is mirrored from right to left")
    func mirroring() throws {
        let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
        expect(try drawing(of: view)[1, 8] == 0xFF00_00FF)
        view.semanticContentAttribute = .forceRightToLeft
        expect(try drawing(of: view)[1, 8] == 0x0000_FFFF)
    }

    @Test("the intrinsic size is that of the picture")
    func intrinsicSize() {
        expectEqual(UIImageView(image: image).intrinsicContentSize, CGSize(width: 8, height: 4))
        expectEqual(UIImageView().intrinsicContentSize.width, UIView.noIntrinsicMetric)
        expectEqual(UIImageView(image: image).bounds.size, CGSize(width: 8, height: 4))
    }

    @Test("another picture is shown at the next painting")
    func changes() throws {
        let view = UIImageView(image: image)
        _ = try drawing(of: view)
        view.image = nil
        expect(try drawing(of: view).coveredPixels == 0)
    }
}
