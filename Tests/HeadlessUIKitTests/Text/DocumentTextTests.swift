import DrawingChecks
import Expectations
import Testing

@_spi(Host) @testable import HeadlessUIKit

@MainActor @Suite("Rendered documents")
struct DocumentTextTests {
    private func window(_ size: CGSize = CGSize(width: 200, height: 60)) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
        label.text = "Tom & <Jerry> Имя"
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = .red
        window.addSubview(label)
        window.isHidden = false
        return window
    }

    @Test("an SVG document holds text as text, with family, weight, colour and width")
    func svgText() throws {
        let document = String(decoding: try HostRenderer.svg(of: window()), as: UTF8.self)
        expect(document.contains("Tom &amp; &lt;Jerry&gt; Имя</text>") || document.contains("Имя</text>"))
        expect(document.contains("font-family=\"Inter, sans-serif\""))
        expect(document.contains("font-weight=\"600\""))
        expect(document.contains("fill=\"#ff0000\""))
        expect(document.contains("textLength="))
        expect(document.contains("width=\"200\" height=\"60\" viewBox=\"0 0 200 60\""))
    }

    @Test("an SVG document shows what the picture shows")
    func svgAgainstPixels() throws {
        let window = window()
        window.backgroundColor = .white
        let card = UIView(frame: CGRect(x: 150, y: 5, width: 40, height: 40))
        card.backgroundColor = .blue
        card.layer.cornerRadius = 8
        card.alpha = 0.5
        card.clipsToBounds = true
        window.addSubview(card)
        let source = try HostRenderer.svg(of: window)
        let image = UIImage(try require(ImageContent(data: source, scale: 1, readsSVG: true)))
        let fromDocument = try Drawing(width: 400, height: 120, scale: 2) { _ in image.draw(at: .zero) }
        let direct = try HostRenderer.pixels(of: window, scale: 2).rgba
        let other = fromDocument.pixels.rgbaBytes
        let difference = zip(direct, other).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        expect(Double(difference) / Double(direct.count) < 1.5)
        expect(fromDocument[340, 50] == 0x8080_FFFF || fromDocument[340, 50] == 0x7F7F_FFFF)
    }

    @Test("a PDF document embeds its fonts and is the same every time")
    func pdf() throws {
        let document = try HostRenderer.pdf(of: window())
        expect(document.starts(with: Data("%PDF-".utf8)))
        expect(document.range(of: Data("Inter".utf8)) != nil)
        expect(try HostRenderer.pdf(of: window()) == document)
    }

    @Test("a picture larger than the limit is refused with both named")
    func limits() throws {
        let window = window(CGSize(width: 10_000, height: 10))
        let error = #expect(throws: HostRenderingError.self) { try HostRenderer.png(of: window, scale: 2) }
        let message = try require(error?.description)
        expect(message.contains("20000 by 20 pixels"))
        expect(message.contains("16384"))
        #expect(throws: HostRenderingError.self) { try HostRenderer.pixels(of: UIView(), scale: 2) }
        #expect(throws: HostRenderingError.self) { try HostRenderer.pixels(of: window, scale: .nan) }
    }

    @Test("a PNG file has the pixels of the picture, in either size")
    func png() throws {
        let pixels = try HostRenderer.pixels(of: window(), scale: 2)
        for isSmall in [false, true] {
            let data = try HostRenderer.png(of: window(), scale: 2, isSmall: isSmall)
            expectEqual(RasterImage(data: data)?.pixels.rgbaBytes, pixels.rgba)
        }
    }

    @Test("the small setting is not larger than the fast one")
    func compression() throws {
        let fast = try HostRenderer.png(of: window(), scale: 2)
        let small = try HostRenderer.png(of: window(), scale: 2, isSmall: true)
        expect(small.count <= fast.count)
    }
}
