import Expectations
import Foundation
import HeadlessFrameworks
import Testing

/// Registered fonts are those of the process, so the tests run one after the other.
@Suite("Fonts of an app", .serialized)
struct FontManagerTests {
    /// The family of `font(named:)`, as long as that of the installed font that it is made of.
    private let family = "Nota Serif"

    /// A font that no machine has: an installed one under another name, which is as long.
    private func fontFile(_ weight: String = "Regular") throws -> URL {
        let installed = try require(
            ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto"]
                .map { URL(fileURLWithPath: "\($0)/NotoSerif-\(weight).ttf") }
                .first { FileManager.default.fileExists(atPath: $0.path) }
        )
        var data = try Data(contentsOf: installed)
        for (old, new) in [("Noto Serif", "Nota Serif"), ("NotoSerif", "NotaSerif")] {
            for encoding in [String.Encoding.utf16BigEndian, .isoLatin1] {
                let (pattern, replacement) = (
                    try require(old.data(using: encoding)), try require(new.data(using: encoding))
                )
                while let range = data.range(of: pattern) { data.replaceSubrange(range, with: replacement) }
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try data.write(to: file)
        return file
    }

    private func width(of text: String, font: UIFont?) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font ?? .systemFont(ofSize: 20)]).size().width
    }

    @Test("a registered file has its family, names and shapes; another file adds a weight; unregistered ones are gone")
    func files() throws {
        let (regular, bold) = (try fontFile(), try fontFile("Bold"))
        defer { [regular, bold].forEach { try? FileManager.default.removeItem(at: $0) } }
        expect(UIFont(name: "NotaSerif-Regular", size: 20) == nil && !UIFont.familyNames.contains(family))
        var error: Unmanaged<CFError>?
        expect(CTFontManagerRegisterFontsForURL(regular as CFURL, .process, &error) && error == nil)
        defer { CTFontManagerUnregisterFontsForURL(regular, .process, nil) }
        expect(UIFont.familyNames.contains(family) && UIFont.fontNames(forFamilyName: family) == ["NotaSerif-Regular"])
        let font = try require(UIFont(name: "NotaSerif-Regular", size: 20))
        expect(font.familyName == family && font.fontName == "NotaSerif-Regular")
        let original = try require(UIFont(name: "NotoSerif-Regular", size: 20))
        expectEqual(width(of: "Honeycomb", font: font), width(of: "Honeycomb", font: original))
        expect(width(of: "Honeycomb", font: font) != width(of: "Honeycomb", font: .systemFont(ofSize: 20)))

        expect(UIFont(name: "NotaSerif-Bold", size: 20) == nil)
        expect(CTFontManagerRegisterFontsForURL(bold, .process, nil))
        let boldFont = UIFont(name: "NotaSerif-Bold", size: 20)
        expect(width(of: "Honeycomb", font: boldFont) > width(of: "Honeycomb", font: font))
        expectEqual(UIFont.fontNames(forFamilyName: family), ["NotaSerif-Regular", "NotaSerif-Bold"])
        expect(CTFontManagerUnregisterFontsForURL(bold, .process, nil))
        expect(UIFont(name: "NotaSerif-Bold", size: 20) == nil && UIFont(name: family, size: 20) != nil)
    }

    @Test("errors say why a font is not registered")
    func errors() throws {
        func code(_ register: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool) -> CTFontManagerError? {
            var error: Unmanaged<CFError>?
            guard !register(&error), let reason = error?.takeRetainedValue() else { return nil }
            expect(reason.domain == kCTFontManagerErrorDomain && !reason.localizedDescription.isEmpty)
            return CTFontManagerError(rawValue: reason.code)
        }
        let file = try fontFile()
        let copy = try fontFile()
        let text = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try Data("no font".utf8).write(to: text)
        defer { [file, copy, text].forEach { try? FileManager.default.removeItem(at: $0) } }
        let missing = URL(fileURLWithPath: "/nowhere/font.ttf")
        expectEqual(code { CTFontManagerRegisterFontsForURL(missing, .process, $0) }, .fileNotFound)
        expectEqual(code { CTFontManagerRegisterFontsForURL(text, .process, $0) }, .unrecognizedFormat)
        expectEqual(code { CTFontManagerUnregisterFontsForURL(file, .process, $0) }, .notRegistered)
        expect(code { CTFontManagerRegisterFontsForURL(file, .process, $0) } == nil)
        defer { CTFontManagerUnregisterFontsForURL(file, .process, nil) }
        expectEqual(code { CTFontManagerRegisterFontsForURL(file, .process, $0) }, .alreadyRegistered)
        expectEqual(code { CTFontManagerRegisterFontsForURL(copy, .process, $0) }, .duplicatedName)
        var failures: [Any] = []
        CTFontManagerRegisterFontURLs([missing, file] as CFArray, .process, true) { errors, isDone in
            failures += errors
            return isDone
        }
        expectEqual(failures.count, 2)
    }

    @Test("a font in memory is registered, and no file of it is left")
    func memory() throws {
        let file = try fontFile()
        let data = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        let provider = try require(CGDataProvider(data: data as CFData))
        var font = CGFont(provider)
        expect(font?.postScriptName == "NotaSerif-Regular" && font?.fullName == "Nota Serif Regular")
        expect(CTFontManagerRegisterGraphicsFont(try require(font), nil))
        font = nil
        expect(width(of: "Honeycomb", font: UIFont(name: "NotaSerif-Regular", size: 20)) > 0)
        let again = try require(CGFont(provider))
        expect(!CTFontManagerRegisterGraphicsFont(again, nil))
        expect(CTFontManagerUnregisterGraphicsFont(again, nil) && UIFont(name: "NotaSerif-Regular", size: 20) == nil)
        expect(CGDataProvider(data: Data("no font".utf8)).flatMap { CGFont($0) } == nil)
        expect(CGFont("Noto Serif Regular")?.postScriptName == "NotoSerif-Regular" && CGFont("Nothing") == nil)
    }
}
