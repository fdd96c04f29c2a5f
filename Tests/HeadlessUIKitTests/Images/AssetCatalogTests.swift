import Expectations
import Foundation
@_spi(Host) import HeadlessUIKit
import Testing

/// A bundle in a folder of its own, with files that a test writes.
private struct WrittenBundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")

    func write(_ path: String, _ data: Data) throws {
        let file = folder.appendingPathComponent(path)
        let parent = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    func bundle() throws -> Bundle { try require(Bundle(path: folder.path)) }

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

/// PNG data of one color.
private func png(_ color: UIColor, width: CGFloat = 4, height: CGFloat = 4) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

@MainActor @Suite("Asset catalogs")
struct AssetCatalogTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func components(_ color: UIColor?, _ traits: UITraitCollection) throws -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let resolved = try require(color).resolvedColor(with: traits)
        expect(resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    // MARK: Colors

    @Test(
        "components are read as Xcode writes them",
        arguments: [
            (#""red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000""#, [255, 128, 0, 255]),
            (#""red": "255", "green": "128", "blue": "1", "alpha": "0.500""#, [255, 128, 1, 128]),
            (#""red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1""#, [255, 128, 0, 255]),
            (#""red": 1.0, "green": 0.5019607843, "blue": 0.0, "alpha": 1"#, [255, 128, 0, 255]),
            (#""white": "0.200", "alpha": "1.000""#, [51, 51, 51, 255]),
            (#""red": "0xff", "green": "0x0", "blue": "0""#, [255, 0, 0, 255]),
        ]
    )
    func notations(components text: String, expected: [Int]) throws {
        let files = WrittenBundle()
        defer { files.remove() }
        let color = #"{"color-space": "srgb", "components": {\#(text)}}"#
        try files.write(
            "A.xcassets/a.colorset/Contents.json",
            #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#
        )
        try expectEqual(components(UIColor(named: "a", in: files.bundle(), compatibleWith: nil), light), expected)
    }

    @Test("a color has variants for styles and contrasts, and refers to system colors")
    func variants() throws {
        let files = WrittenBundle()
        defer { files.remove() }
        func color(_ hex: String, _ appearances: String = "") -> String {
            let components = ["red", "green", "blue"].map { "\"\($0)\": \"\(hex)\"" }.joined(separator: ", ")
            return #"{"idiom": "universal"\#(appearances), "color": {"components": {\#(components)}}}"#
        }
        let isDark = #"{"appearance": "luminosity", "value": "dark"}"#
        let isHigh = #"{"appearance": "contrast", "value": "high"}"#
        let list = [
            color("0x10"), color("0x20", #", "appearances": [\#(isDark)]"#),
            color("0x30", #", "appearances": [\#(isHigh)]"#),
            color("0x40", #", "appearances": [\#(isDark), \#(isHigh)]"#),
            #"{"idiom": "mac", "color": {"reference": "systemRedColor"}}"#,
        ].joined(separator: ", ")
        try files.write("A.xcassets/a.colorset/Contents.json", #"{"colors": [\#(list)]}"#)
        let reference = #"{"platform": "ios", "reference": "secondaryLabelColor"}"#
        try files.write("A.xcassets/b.colorset/Contents.json", #"{"colors": [{"color": \#(reference)}]}"#)
        let bundle = try files.bundle()
        let found = UIColor(named: "a", in: bundle, compatibleWith: nil)
        let high = UITraitCollection(accessibilityContrast: .high)
        try expectEqual(components(found, light)[0], 0x10)
        try expectEqual(components(found, dark)[0], 0x20)
        try expectEqual(components(found, high)[0], 0x30)
        try expectEqual(components(found, UITraitCollection(traitsFrom: [dark, high]))[0], 0x40)
        expectEqual(found, UIColor(named: "a", in: bundle, compatibleWith: dark))
        expectEqual(UIColor(named: "b", in: bundle, compatibleWith: nil), .secondaryLabel)
    }

    @Test("a view in a dark interface shows the dark variant")
    func shownColor() throws {
        let files = WrittenBundle()
        defer { files.remove() }
        let variants = ["": "0xFF", #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#: "0x00"].map {
            #"{"idiom": "universal"\#($0), "color": {"components": {"white": "\#($1)"}}}"#
        }
        try files.write("A.xcassets/a.colorset/Contents.json", #"{"colors": [\#(variants.joined(separator: ","))]}"#)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.backgroundColor = try UIColor(named: "a", in: files.bundle(), compatibleWith: nil)
        for (style, expected) in [(UIUserInterfaceStyle.light, 255 as UInt8), (.dark, 0)] {
            view.overrideUserInterfaceStyle = style
            try expectEqual(HostRenderer.pixels(of: view, scale: 1).color(x: 0, y: 0)[0], expected)
        }
    }

    @Test(
        "damaged sets are no colors",
        arguments: [
            "", "[]", "{", #"{"colors": {}}"#, #"{"colors": []}"#,
            #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#,
            #"{"colors": [{"color": {"reference": "noColor"}}]}"#,
            #"{"colors": [{"color": {"components": {"red": "nan", "green": "0", "blue": "0"}}}]}"#,
            #"{"colors": [{"idiom": "tv", "color": {"components": {"white": "1.0"}}}]}"#,
        ]
    )
    func damagedColors(text: String) throws {
        let files = WrittenBundle()
        defer { files.remove() }
        try files.write("A.xcassets/a.colorset/Contents.json", text)
        try expect(UIColor(named: "a", in: files.bundle(), compatibleWith: nil) == nil)
    }

    // MARK: Names

    @Test("folders are searched, and only those with a namespace are part of names")
    func names() throws {
        let files = WrittenBundle()
        defer { files.remove() }
        let color = #"{"colors": [{"color": {"components": {"white": "1.0"}}}]}"#
        try files.write("A.xcassets/Brand/one.colorset/Contents.json", color)
        try files.write("A.xcassets/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try files.write("A.xcassets/Icons/Deep/two.colorset/Contents.json", color)
        try files.write("B.xcassets/three.colorset/Contents.json", color)
        let bundle = try files.bundle()
        let found = ["one", "Brand/one", "two", "Icons/two", "Icons/Deep/two", "three", "", "/", "one.colorset"].filter
        {
            UIColor(named: $0, in: bundle, compatibleWith: nil) != nil
        }
        expectEqual(found, ["one", "Icons/two", "three"])
        expect(UIColor(named: "one") == nil)
    }

    // MARK: Images

    @Test("an image is read for its screen, and once")
    func scales() throws {
        let files = WrittenBundle()
        defer { files.remove() }
        let list = ["1x", "2x", "3x"].map { #"{"idiom": "universal", "scale": "\#($0)", "filename": "i@\#($0).png"}"# }
        let contents = #"{"images": [\#(list.joined(separator: ","))], "info": {"version": 1, "author": "xcode"}}"#
        try files.write("A.xcassets/i.imageset/Contents.json", contents)
        for scale in 1...3 {
            try files.write("A.xcassets/i.imageset/i@\(scale)x.png", png(.red, width: CGFloat(8 * scale)))
        }
        try files.write("i.png", png(.blue, width: 99))
        let bundle = try files.bundle()
        for scale in 1...3 {
            let traits = UITraitCollection(displayScale: CGFloat(scale))
            let image = try require(UIImage(named: "i", in: bundle, compatibleWith: traits))
            expect(image.scale == CGFloat(scale) && image.size.width == 8)
            expectEqual(image.cgImage?.width, 8 * scale)
        }
        files.remove()
        expectEqual(UIImage(named: "i", in: bundle, compatibleWith: UITraitCollection(displayScale: 2))?.scale, 2)
    }

    @Test("an image without a variant for a screen is shown by the next higher one, or else the highest")
    func missingScales() throws {
        let files = WrittenBundle()
        defer { files.remove() }
        for (name, scales) in [("low", [1, 2]), ("high", [2, 3])] {
            let list = scales.map { #"{"scale": "\#($0)x", "filename": "\#($0).png"}"# } + [#"{"scale": "1x"}"#]
            try files.write(
                "A.xcassets/\(name).imageset/Contents.json",
                #"{"images": [\#(list.joined(separator: ","))]}"#
            )
            for scale in scales { try files.write("A.xcassets/\(name).imageset/\(scale).png", png(.red)) }
        }
        let bundle = try files.bundle()
        func scale(_ name: String, _ screen: CGFloat) -> CGFloat? {
            UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: screen))?.scale
        }
        expectEqual(scale("low", 3), 2)
        expectEqual(scale("high", 1), 2)
        expectEqual(scale("high", 0), 3)
    }

    @Test("an image view shows the variant of its style")
    func shownImage() throws {
        let files = WrittenBundle()
        defer { files.remove() }
        let isDark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let list =
            #"{"idiom": "universal", "filename": "a.png"}, {"idiom": "universal", \#(isDark), "filename": "b.png"}"#
        try files.write("A.xcassets/a.imageset/Contents.json", #"{"images": [\#(list)]}"#)
        try files.write("A.xcassets/a.imageset/a.png", png(.white))
        try files.write("A.xcassets/a.imageset/b.png", png(.black))
        let view = UIImageView(image: try UIImage(named: "a", in: files.bundle(), compatibleWith: nil))
        for (style, expected) in [(UIUserInterfaceStyle.light, 255 as UInt8), (.dark, 0)] {
            view.overrideUserInterfaceStyle = style
            try expectEqual(HostRenderer.pixels(of: view, scale: 1).color(x: 1, y: 1)[0], expected)
        }
    }

    @Test("rendering, slices and alignment are those of the set")
    func properties() throws {
        let files = WrittenBundle()
        defer { files.remove() }
        let insets =
            #""resizing": {"mode": "9-part", "center": {"mode": "stretch"}, "cap-insets": {"left": 4, "right": 2}}"#
        let alignment = #""alignment-insets": {"bottom": 6}"#
        let images = #""images": [{"scale": "2x", "filename": "a.png", \#(insets), \#(alignment)}]"#
        let intent = #""properties": {"template-rendering-intent": "template"}"#
        try files.write("A.xcassets/a.imageset/Contents.json", "{\(images), \(intent)}")
        try files.write("A.xcassets/a.imageset/a.png", png(.white, width: 20, height: 20))
        let image = try require(try UIImage(named: "a", in: files.bundle(), compatibleWith: nil))
        expect(image.renderingMode == .alwaysTemplate && image.resizingMode == .stretch)
        expectEqual(image.capInsets, UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1))
        expectEqual(image.alignmentRectInsets, UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 0))
        expectEqual(image.size, CGSize(width: 10, height: 10))
    }

    @Test("a vector image is sharp at each scale")
    func vectors() throws {
        let files = WrittenBundle()
        defer { files.remove() }
        try files.write(
            "A.xcassets/a.imageset/Contents.json",
            #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
        )
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><rect width="3" height="4"/></svg>"#
        try files.write("A.xcassets/a.imageset/a.svg", svg)
        let image = try require(try UIImage(named: "a", in: files.bundle(), compatibleWith: nil))
        expectEqual(image.size, CGSize(width: 6, height: 4))
        let drawn = try HostRenderer.pixels(of: UIImageView(image: image), scale: 3)
        expect(drawn.color(x: 8, y: 0)[3] == 255 && drawn.color(x: 9, y: 0)[3] == 0)
    }

    @Test("files that are missing or no images are left out, and files outside of the set are not read")
    func damagedImages() throws {
        let files = WrittenBundle()
        defer { files.remove() }
        let images = ["none.png", "text.png", "../b.png", "..", "", "a.png"].map { #"{"filename": "\#($0)"}"# }
        try files.write("A.xcassets/a.imageset/Contents.json", #"{"images": [\#(images.joined(separator: ","))]}"#)
        try files.write("A.xcassets/a.imageset/text.png", "text")
        try files.write("A.xcassets/b.png", png(.red, width: 9))
        try files.write("A.xcassets/a.imageset/a.png", png(.red, width: 5))
        try files.write("A.xcassets/b.imageset/Contents.json", #"{"images": [{"filename": "none.png"}]}"#)
        try files.write("A.xcassets/c.imageset/Contents.json", "{")
        try files.write("c.png", png(.red, width: 7))
        let bundle = try files.bundle()
        expectEqual(UIImage(named: "a", in: bundle, compatibleWith: nil)?.size.width, 5)
        expect(UIImage(named: "b", in: bundle, compatibleWith: nil) == nil)
        expectEqual(UIImage(named: "c", in: bundle, compatibleWith: nil)?.size.width, 7)
    }
}
