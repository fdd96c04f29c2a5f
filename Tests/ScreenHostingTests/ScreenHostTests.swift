import Expectations
import PortableUIKit
import ScreenHosting
import Testing

@MainActor
@Suite("Screen host")
struct ScreenHostTests {
    func makeHost(
        width: CGFloat = 20,
        height: CGFloat = 10,
        scale: CGFloat = 2,
        color: UIColor = .white
    ) -> (host: ScreenHost, controller: UIViewController) {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        let configuration = ScreenConfiguration(size: CGSize(width: width, height: height), scale: scale)
        return (ScreenHost(controller, configuration: configuration), controller)
    }

    @Test("a bitmap has the size in points times the scale", arguments: [1, 2, 3])
    func bitmapSize(scale: CGFloat) throws {
        let bitmap = try makeHost(scale: scale).host.bitmap()

        expectEqual(bitmap.width, Int(20 * scale))
        expectEqual(bitmap.height, Int(10 * scale))
    }

    @Test("a view's color fills exactly its frame")
    func colorFillsFrame() throws {
        let (host, controller) = makeHost()
        let square = UIView(frame: CGRect(x: 5, y: 2, width: 4, height: 3))
        square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        controller.view.addSubview(square)

        let bitmap = try host.bitmap()

        let red = ScreenBitmap.Pixel(red: 255, green: 0, blue: 0)
        let white = ScreenBitmap.Pixel(red: 255, green: 255, blue: 255)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let isInside = (10..<18).contains(x) && (4..<10).contains(y)
                expectEqual(bitmap[x, y], isInside ? red : white, "pixel (\(x), \(y))")
            }
        }
    }

    @Test("the view controller fills the window and follows its size")
    func sizeChange() {
        let (host, controller) = makeHost()

        host.configuration.size = CGSize(width: 50, height: 60)
        host.layout()

        expectEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 50, height: 60))
    }

    @Test("traits reach the view controller's views, at first and when they change")
    func traits() {
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        let host = ScreenHost(
            controller,
            configuration: ScreenConfiguration(
                size: CGSize(width: 20, height: 10),
                scale: 3,
                appearance: .dark,
                layoutDirection: .rightToLeft,
                contentSizeCategory: .accessibilityLarge
            )
        )
        expectEqual(view.traitCollection.userInterfaceStyle, .dark)
        expectEqual(view.traitCollection.displayScale, 3)
        expectEqual(view.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)

        host.configuration.appearance = .light
        host.configuration.layoutDirection = .leftToRight

        expectEqual(view.traitCollection.userInterfaceStyle, .light)
        expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }

    @Test("dynamic colors are resolved for the appearance")
    func appearance() throws {
        let (host, _) = makeHost(color: UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
        try expectEqual(host.bitmap()[0, 0], ScreenBitmap.Pixel(red: 255, green: 255, blue: 255))

        host.configuration.appearance = .dark

        try expectEqual(host.bitmap()[0, 0], ScreenBitmap.Pixel(red: 0, green: 0, blue: 0))
    }

    @Test("safe areas are passed on")
    func safeArea() {
        let (host, controller) = makeHost(width: 100, height: 100)
        let insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)

        host.configuration.safeAreaInsets = insets
        host.layout()

        expectEqual(controller.view.safeAreaInsets, insets)
    }

    @Test(
        "a picture without pixels is refused",
        arguments: [CGSize(width: 0, height: 10), CGSize(width: 10, height: CGFloat.nan)]
    )
    func emptySize(size: CGSize) {
        let (host, _) = makeHost()
        host.configuration.size = size

        #expect(throws: ScreenRenderingError.self) { try host.bitmap() }
        #expect(throws: ScreenRenderingError.self) { try host.data(format: .svg) }
    }

    @Test("a side of more than 16,384 pixels is rejected with the limit, one of 16,384 is accepted")
    func largestSize() throws {
        let (largest, _) = makeHost(width: 8192, height: 1)
        try expectEqual(largest.bitmap().width, 16_384)

        let (tooLarge, _) = makeHost(width: 1, height: 8193)
        let error = #expect(throws: ScreenRenderingError.self) { try tooLarge.bitmap() }
        expectEqual(error, .tooLarge(width: 2, height: 16_386, limit: 16_384))
        expectEqual(error?.errorDescription, "a picture of 2 by 16386 pixels is too large; the limit is 16384 a side")
    }

    @Test("files start with the signature of their format")
    func formats() throws {
        let (host, _) = makeHost()

        try expect(host.data(format: .png).starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        try expect(host.data(format: .pdf).starts(with: Data("%PDF-".utf8)))
        expect(String(decoding: try host.data(format: .svg), as: UTF8.self).contains("<svg"))
    }
}
