import DrawingChecks
import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Color spaces and patterns")
struct ColorSpaceTests {
    @Test("gray colors have two components, others four")
    func components() {
        expectEqual(UIColor.white.cgColor.components, [1, 1])
        expectEqual(UIColor(white: 0.5, alpha: 0.25).cgColor.components, [0.5, 0.25])
        expectEqual(UIColor.white.cgColor.numberOfComponents, 2)
        expectEqual(UIColor.white.cgColor.colorSpace?.model, .monochrome)
        expectEqual(UIColor.red.cgColor.components, [1, 0, 0, 1])
        expectEqual(UIColor.red.cgColor.colorSpace?.model, .rgb)
        expectEqual(UIColor(cgColor: UIColor.black.withAlphaComponent(0.5).cgColor).cgColor.components, [0, 0.5])
    }

    @Test("colors are converted between spaces and back")
    func conversions() throws {
        let red = UIColor.red.cgColor
        let wide = try require(CGColorSpace(name: CGColorSpace.displayP3))
        let converted = try require(red.converted(to: wide, intent: .defaultIntent, options: nil))
        let parts = try require(converted.components)
        expect(abs(parts[0] - 0.917) < 0.002 && abs(parts[1] - 0.2) < 0.002 && abs(parts[2] - 0.139) < 0.002)
        let made = try require(
            parts.withUnsafeBufferPointer { buffer in
                buffer.baseAddress.flatMap { CGColor(colorSpace: wide, components: $0) }
            }
        )
        expectEqual(made.components, parts)
        expect(abs(made.rgba.red - 1) < 0.001 && made.rgba.green < 0.01)
        let gray = try require(red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
        expectEqual(gray.components?.count, 2)
        let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
        expectEqual(ink.rgba, RGBA(red: 0, green: 0.5, blue: 0.5, alpha: 1))
        expectEqual(CGColorSpace(name: "no such space" as CFString), nil)
    }

    @Test("descriptions name the color space, or the system color")
    func descriptions() {
        expectEqual("\(UIColor.white)", "UIExtendedGrayColorSpace 1 1")
        expectEqual("\(UIColor.red)", "UIExtendedSRGBColorSpace 1 0 0 1")
        expectEqual("\(UIColor.systemBackground)", "<UIDynamicSystemColor; name = systemBackgroundColor>")
    }

    private func tile() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        }
    }

    @Test("a pattern repeats its image from the origin, in any path and with an alpha")
    func patterns() throws {
        let drawing = try Drawing(width: 150, height: 6) { context in
            UIColor(patternImage: tile()).setFill()
            context.fill(CGRect(x: 1, y: 0, width: 149, height: 4))
            UIColor(patternImage: tile()).withAlphaComponent(0.5).setFill()
            context.fill(CGRect(x: 0, y: 4, width: 8, height: 2))
        }
        expectEqual(drawing[0, 0], 0)
        expectEqual(drawing[1, 0], 0)
        expectEqual(drawing[2, 0], 0xFF00_00FF)
        expectEqual(drawing[148, 3], 0xFF00_00FF)
        expectEqual(drawing[149, 3], 0)
        expectEqual(drawing[2, 4] & 0xFF, 128)
    }

    @Test("a view has a pattern as its background")
    func backgrounds() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = UIColor(patternImage: tile())
        expect(view.backgroundColor?.cgColor.pattern != nil)
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        let drawing = try Drawing(width: 4, height: 4) { _ in image.draw(at: .zero) }
        expectEqual(drawing[0, 0], 0xFF00_00FF)
        expectEqual(drawing[1, 0], 0)
        expectEqual(drawing[2, 3], 0xFF00_00FF)
    }
}
