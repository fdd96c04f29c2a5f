import DrawingChecks
import Expectations
import Foundation
import Synchronization
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Image assets and animated images")
struct ImageAssetTests {
    private func square(_ color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    @Test("an asset returns the variant for the traits, and image views show that for theirs")
    func variants() throws {
        let asset = UIImageAsset()
        asset.register(square(.white), with: light)
        asset.register(square(.black), with: dark)
        let image = asset.image(with: light)
        expect(image.imageAsset === asset)
        expectEqual(asset.image(with: dark).cgImage?.pixels.pixels.rgbaBytes.prefix(4), [0, 0, 0, 255])
        let view = UIImageView(image: image)
        for (style, expected) in [(.light, 0xFFFF_FFFF), (.dark, 0x0000_00FF)] as [(UIUserInterfaceStyle, UInt32)] {
            view.overrideUserInterfaceStyle = style
            let drawing = try Drawing(width: 2, height: 2) { view.layer.render(in: $0) }
            expectEqual(drawing[0, 0], expected)
        }
        let configured = image.withConfiguration(UIImage.SymbolConfiguration.unspecified.withTraitCollection(dark))
        expectEqual(configured.configuration?.traitCollection?.userInterfaceStyle, .dark)
        asset.unregister(imageWith: dark)
        expectEqual(asset.image(with: dark).cgImage?.pixels.pixels.rgbaBytes.prefix(4), [255, 255, 255, 255])
    }

    @Test("an image view plays an animated image, and shows the next one when it is replaced")
    func animation() throws {
        let (red, blue) = (square(.red), square(.blue))
        let animated = try require(UIImage.animatedImage(with: [red, blue], duration: 2))
        expect(animated.images?.count == 2 && animated.duration == 2 && animated.size == red.size)
        expectEqual(UIImage.animatedImage(with: [], duration: 1), nil)
        expectEqual(UIImage.animatedImage(with: [red, blue], duration: 0)?.duration, 2.0 / 30)
        let view = UIImageView(image: animated)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        window.addSubview(view)
        window.isHidden = false
        expect(view.isAnimating)
        expect(view.animation?.image === red)
        window.clock.advance(by: 1)
        expect(view.animation?.image === blue)
        window.clock.advance(by: 1)
        expect(view.animation?.image === red)
        view.image = blue
        expect(!view.isAnimating)
        window.clock.advance(by: 1)
        expect(view.animation == nil)
    }

    @Test("images have insets of alignment, a baseline and a format of renderers like them")
    func properties() {
        let image = square(.red).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(image.alignmentRectInsets.left, 2)
        expectEqual(image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom, 3)
        expectEqual(image.withBaselineOffset(fromBottom: 3).imageWithoutBaseline().baselineOffsetFromBottom, nil)
        expectEqual(image.imageRendererFormat.scale, 1)
    }

    @Test("configurations keep their class and specify what they are given")
    func configurations() {
        let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let large = symbol.applying(UIImage.SymbolConfiguration(scale: .large))
        expectEqual(large, UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        expectEqual(large.configurationWithoutScale(), symbol)
        expectEqual(symbol.configurationWithoutPointSizeAndWeight(), .unspecified)
        let colored = UIImage(
            systemName: "checkmark",
            withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red])
        )
        expectEqual(colored?.properties.tint, .red)
        expectEqual(UIImage.SymbolWeight.bold.fontWeight(), .bold)
        expectEqual(UIFont.Weight.semibold.symbolWeight(), .semibold)
    }

    @Test("a renderer makes PDF documents of several pages with links")
    func documents() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Report"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), format: format)
        let data = renderer.pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            if let url = URL(string: "https://example.com") {
                context.setURL(url, for: CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 200, height: 80), pageInfo: [:])
            expectEqual(context.pdfContextBounds.width, 200)
        }
        let text = String(decoding: data, as: UTF8.self)
        expect(text.hasPrefix("%PDF"))
        expect(text.contains("/Count 2"))
        expect(text.contains("https://example.com"))
        expect(renderer.pdfData { _ in }.isEmpty)
    }

    @Test("the current image of a renderer has what was drawn before it was asked for")
    func currentImage() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        var between: UIImage?
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 2, height: 1), format: format)
        _ = renderer.image { context in
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            between = context.currentImage
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1), blendMode: .normal)
        }
        let bytes = try require(between?.rasterized()).pixels.rgbaBytes
        expectEqual(bytes, [0, 0, 0, 255, 0, 0, 0, 0])
    }

    @Test("images have identifiers, which their copies don't share")
    func identifiers() {
        let (first, second) = (square(.red), square(.red))
        first.accessibilityIdentifier = "icon"
        expectEqual(first.accessibilityIdentifier, "icon")
        expectEqual(second.accessibilityIdentifier, nil)
    }

    @Test("a color survives being dragged")
    func dragging() throws {
        let loaded = Mutex<Data?>(nil)
        _ = UIColor.red.loadData(withTypeIdentifier: "com.apple.uikit.color") { data, _ in loaded.withLock { $0 = data }
        }
        let data = try require(loaded.withLock { $0 })
        expect(try UIColor.object(withItemProviderData: data, typeIdentifier: "") == .red)
        #expect(throws: CocoaError.self) { try UIColor.object(withItemProviderData: Data(), typeIdentifier: "") }
    }
}
