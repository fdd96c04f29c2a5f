import Foundation

/// What an image consists of: its content, size and properties.
struct ImageContent: Sendable {
    enum Storage: Equatable, Sendable {
        case raster(RasterImage)
        case document(SVGDocument)
        case drawing(DisplayList)
    }

    /// The properties of an image beside its content.
    struct Properties: Equatable, Sendable {
        var renderingMode = UIImage.RenderingMode.automatic
        var tint: UIColor?
        var flips = false
        var capInsets = UIEdgeInsets.zero
        var resizingMode = UIImage.ResizingMode.stretch
        var alignmentInsets = UIEdgeInsets.zero
        /// The distance of the baseline from the bottom, in points.
        var baselineOffset: CGFloat?
        /// The images of an animated image, and the duration of one cycle in seconds.
        var frames: [UIImage]?
        var duration: TimeInterval = 0
        /// The symbol of the image, which is a template image by default.
        var symbol: Symbol?
        /// The configuration of an image that isn't a symbol image.
        var configuration: UIImage.Configuration?
        /// The image for Core Image that the image was created from.
        var coreImage: CIImage?

        var isTemplate: Bool {
            renderingMode == .alwaysTemplate || renderingMode == .automatic && symbol != nil
        }
    }

    var storage: Storage
    /// The size, in points.
    var size: CGSize
    /// The scale, in pixels per point.
    var scale: CGFloat
    var properties = Properties()
    /// The variants of the image, not part of its equality.
    var asset: UIImageAsset?

    static let empty = ImageContent(storage: .drawing(.empty), size: .zero, scale: 1)
}

extension ImageContent {
    /// Creates the content of PNG or JPEG data, or of the first frame of GIF data; `nil` if the data has another format, is damaged or has a side of more than
    /// 16,384 pixels.
    ///
    /// - Parameter readsSVG: Whether SVG is read as well. UIKit reads it in asset catalogs only, which files in a bundle stand
    ///   for.
    init?(data: Data, scale: CGFloat, readsSVG: Bool = false) {
        let isUsable = scale > 0 && scale.isFinite && (CGFloat(RenderingLimits.maximumSide) / scale).isFinite
        let scale = isUsable ? scale : 1
        if let image = RasterImage(data: data) {
            self.init(image, scale: scale)
        } else if readsSVG, let document = SVGDocument(data: data, installFonts: FontLibrary.installForOtherLibraries) {
            self.init(storage: .document(document), size: document.size, scale: scale)
        } else {
            return nil
        }
    }

    init(_ pixels: RasterImage, scale: CGFloat) {
        let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        self.init(storage: .raster(pixels), size: size, scale: scale)
    }

    /// Creates the content of a file. `@2x` or `@3x` at the end of the file name sets the scale.
    init?(contentsOfFile path: String, readsSVG: Bool = false) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        self.init(data: data, scale: scale, readsSVG: readsSVG)
    }

    /// Creates the content of an image of an asset catalog or of a file in a bundle, where `nil` means the main bundle.
    init?(named name: String, in bundle: Bundle?, traits: UITraitCollection? = nil) {
        let found = ModuleBundles.first(in: bundle) { bundle -> ImageContent? in
            if let asset = CatalogImages.asset(named: name, in: bundle),
                var content = asset.variant(for: traits ?? .current)
            {
                content.asset = asset
                return content
            }
            return Self.path(of: name, in: bundle).flatMap { ImageContent(contentsOfFile: $0, readsSVG: true) }
        }
        guard let found else { return nil }
        self = found
    }

    /// The file extensions to search for names without an extension.
    private static let fileExtensions = ["png", "jpg", "jpeg", "gif", "svg"]
    /// The scale suffixes to search, highest scale first.
    private static let scaleSuffixes = ["@3x", "@2x", ""]

    private static func path(of name: String, in bundle: Bundle) -> String? {
        let file = URL(fileURLWithPath: name)
        let isFile = !file.pathExtension.isEmpty && fileExtensions.contains(file.pathExtension.lowercased())
        let base = isFile ? (name as NSString).deletingPathExtension : name
        let extensions = isFile ? [file.pathExtension] : fileExtensions
        for suffix in scaleSuffixes {
            for fileExtension in extensions {
                if let path = bundle.path(forResource: base + suffix, ofType: fileExtension) { return path }
            }
        }
        return nil
    }

    /// Creates the content of a symbol; `nil` if the symbol isn't available.
    init?(systemName name: String, configuration: UIImage.Configuration?) {
        let configuration = configuration as? UIImage.SymbolConfiguration ?? UIImage.SymbolConfiguration()
        guard let content = Symbol(name: name, configuration: configuration).content(properties: Properties()) else {
            return nil
        }
        self = content
    }

    /// Creates content whose pixels are rotated from an orientation.
    init(_ image: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.init(image.pixels, scale: scale)
        guard orientation != .up else { return }
        let whole = size
        let size = orientation.isSideways ? CGSize(width: whole.height, height: whole.width) : whole
        let list = recordDrawing { context in
            context.concatenate(orientation.transform(to: size))
            context.canvas.drawImage(
                image.pixels,
                in: CGRect(origin: .zero, size: whole),
                interpolation: context.state.interpolationQuality
            )
        }
        self.init(storage: .drawing(list), size: size, scale: scale)
    }

    /// Creates the content of an image for Core Image.
    init(_ image: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(image.bitmap, scale: scale, orientation: orientation)
        properties.coreImage = image
    }
}
