import PortableUIKit
import ScreenHosting
import SnapshotFiles

/// An image of a screen, with its layout and what its pixels depend on.
public struct ImageSnapshot: SnapshotFormat, Sendable {
    /// The extension of image files.
    public static let pathExtension = "png"

    private static let layoutKeyword = "Layout"

    /// A PNG file with the fingerprint of the renderer and the layout in text chunks.
    public let data: Data
    private let layout: LayoutNode
    private let fingerprint: RendererFingerprint
    private let tolerance: ImageTolerance

    /// Renders the screen of a host.
    @MainActor
    init(of host: ScreenHost, layout: LayoutNode, tolerance: ImageTolerance) throws {
        let fingerprint = try ScreenHost.rendererFingerprint()
        let texts = [
            (keyword: RendererFingerprint.keyword, text: fingerprint),
            (keyword: Self.layoutKeyword, text: layout.description),
        ]
        guard let png = PNGText.png(try host.data(format: .png, isSmall: true), adding: texts) else {
            throw SnapshotError("the renderer wrote no PNG")
        }
        data = png
        self.layout = layout
        self.fingerprint = RendererFingerprint(text: fingerprint)
        self.tolerance = tolerance
    }

    /// Compares layouts, then pixels; only layouts if the reference is from another renderer.
    public func comparison(withReference reference: Data) throws -> SnapshotComparison {
        let texts = PNGText.texts(in: reference)
        let oldLayout = texts[Self.layoutKeyword].flatMap(LayoutNode.init(parsing:))
        let words = oldLayout.map { LayoutDifference(from: $0, to: layout).sentences } ?? []
        let renderer = texts[RendererFingerprint.keyword].map {
            fingerprint.differences(from: RendererFingerprint(text: $0))
        }
        if let renderer, !renderer.isEmpty, oldLayout != nil {
            let cause = "the reference is from another renderer (\(renderer.joined(separator: ", ")))"
            guard words.isEmpty else { return .different(words + [cause + "; pixels were not compared"]) }
            return .equalWithWarning(cause + "; only layouts were compared, and are equal")
        }
        guard let old = ScreenBitmap(png: reference), let new = ScreenBitmap(png: data) else {
            return .different(words + ["the reference is not an image"])
        }
        let pixels = tolerance.difference(from: old, to: new)
        guard let pixels else { return .equal }
        return .different(words + [pixels])
    }
}

extension ScreenBitmap {
    /// Decodes a PNG file; nil if the data is damaged.
    @MainActor
    init?(png: Data) {
        guard let image = UIImage(data: png, scale: 1) else { return nil }
        let controller = UIViewController()
        controller.view = UIImageView(image: image)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: image.size, scale: 1))
        guard let bitmap = try? host.bitmap() else { return nil }
        self = bitmap
    }
}
