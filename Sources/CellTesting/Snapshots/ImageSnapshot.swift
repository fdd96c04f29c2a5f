import PortableUIKit
import ScreenHosting
import SnapshotFiles

/// An image of a screen, with its layout and what its pixels depend on.
public struct ImageSnapshot: SnapshotFormat, Sendable {
    /// The extension of image files.
    public static let pathExtension = "png"

    private static let layoutKeyword = "Layout"
    private static let pixelsKeyword = "Pixels"

    private let picture: ScreenPicture
    private let layout: LayoutNode
    private let fingerprint: String
    private let tolerance: ImageTolerance

    /// Renders the screen of a host. Nothing is encoded yet.
    @MainActor
    init(of host: ScreenHost, layout: LayoutNode, tolerance: ImageTolerance) throws {
        fingerprint = try ScreenHost.rendererFingerprint()
        picture = try host.picture()
        self.layout = layout
        self.tolerance = tolerance
    }

    /// A PNG file. Its text chunks hold the fingerprint of the renderer, the layout and a checksum of the pixels.
    ///
    /// Each access encodes the file. It is empty if there is not enough memory.
    public var data: Data {
        guard let png = try? picture.png(false) else { return Data() }
        var texts = [
            (keyword: RendererFingerprint.keyword, text: fingerprint),
            (keyword: Self.layoutKeyword, text: layout.description),
        ]
        if let checksum = checksum(with: png) { texts.append((keyword: Self.pixelsKeyword, text: checksum)) }
        return PNGText.png(png, adding: texts) ?? Data()
    }

    /// Whether a file has the checksum of the pixels, and still the image data with which it was recorded.
    public func isSame(asReference data: Data) -> Bool {
        guard let recorded = PNGText.texts(in: data)[Self.pixelsKeyword] else { return false }
        return recorded == checksum(with: data)
    }

    /// A text about the pixels and the image data of a file; `nil` where only the pixels themselves can be compared.
    private func checksum(with png: Data) -> String? {
        guard let pixels = picture.checksum, let file = PNGText.imageChecksum(of: png) else { return nil }
        return "\(pixels) in \(String(file, radix: 16))"
    }

    /// Compares layouts, then pixels; only layouts if the reference is from another renderer.
    public func comparison(withReference reference: Data) throws -> SnapshotComparison {
        let texts = PNGText.texts(in: reference)
        let oldLayout = texts[Self.layoutKeyword].flatMap(LayoutNode.init(parsing:))
        let words = oldLayout.map { LayoutDifference(from: $0, to: layout).sentences } ?? []
        let renderer = texts[RendererFingerprint.keyword].map { old in
            old == fingerprint
                ? [] : RendererFingerprint(text: fingerprint).differences(from: RendererFingerprint(text: old))
        }
        if let renderer, !renderer.isEmpty, oldLayout != nil {
            let cause = "the reference is from another renderer (\(renderer.joined(separator: ", ")))"
            guard words.isEmpty else { return .different(words + [cause + "; pixels were not compared"]) }
            return .equalWithWarning(cause + "; only layouts were compared, and are equal")
        }
        guard let old = ScreenBitmap(png: reference) else {
            return .different(words + ["the reference is not an image"])
        }
        let pixels = tolerance.difference(from: old, to: picture.bitmap())
        guard let pixels else { return .equal }
        return .different(words + [pixels])
    }
}
