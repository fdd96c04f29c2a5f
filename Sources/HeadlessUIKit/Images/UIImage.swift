import Foundation

/// An image: pixels, an SVG document of the bundle or a drawing made in code. The latter two are sharp at every scale.
///
/// Unchecked: all stored properties are constants of sendable types, which the compiler can't verify in an open class.
open class UIImage: NSObject, @unchecked Sendable {
    final let content: ImageContent

    init(_ content: ImageContent) {
        self.content = content
    }

    /// Creates an empty image with zero size.
    public override init() {
        content = .empty
    }

    /// Creates an image with one pixel per point from PNG or JPEG data; `nil` if the data has another format, is
    /// damaged or has a side of more than 16,384 pixels.
    public init?(data: Data) {
        guard let content = ImageContent(data: data, scale: 1) else { return nil }
        self.content = content
    }

    /// Creates an image with a scale in pixels per point from PNG or JPEG data; `nil` if the data has another
    /// format, is damaged or has a side of more than 16,384 pixels.
    public init?(data: Data, scale: CGFloat) {
        guard let content = ImageContent(data: data, scale: scale) else { return nil }
        self.content = content
    }

    /// Creates an image from a file. `@2x` or `@3x` at the end of the file name sets the scale.
    public init?(contentsOfFile path: String) {
        guard let content = ImageContent(contentsOfFile: path) else { return nil }
        self.content = content
    }

    /// Creates an image from an asset catalog of the main bundle, or a file in it; `nil` if there is none.
    public init?(named name: String) {
        guard let content = ImageContent(named: name, in: nil) else { return nil }
        self.content = content
    }

    /// Creates an image from an asset catalog of a bundle, or a file in it; `nil` if there is none. No bundle means the main bundle.
    public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let content = ImageContent(named: name, in: bundle, traits: configuration?.traitCollection) else {
            return nil
        }
        self.content = content
    }

    /// Creates an image from an asset catalog of a bundle, or a file in it; `nil` if there is none. No bundle means the main bundle.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let content = ImageContent(named: name, in: bundle, traits: traitCollection) else { return nil }
        self.content = content
    }

    /// Creates a symbol image, which is a template image by default; `nil` if there is no such symbol. The symbols that
    /// apps use most have drawings of their own here; a crossed square stands for others, and is reported.
    public init?(systemName name: String) {
        guard let content = ImageContent(systemName: name, configuration: nil) else { return nil }
        self.content = content
    }

    /// Creates a symbol image with a configuration; `nil` if there is no such symbol.
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let content = ImageContent(systemName: name, configuration: configuration) else { return nil }
        self.content = content
    }

    /// Creates a symbol image for a trait collection; `nil` if there is no such symbol.
    public init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard let content = ImageContent(systemName: name, configuration: nil) else { return nil }
        self.content = content
    }

    /// Creates an image with one pixel per point from a bitmap image.
    public init(cgImage: CGImage) {
        content = ImageContent(cgImage.pixels, scale: 1)
    }

    /// Creates an image from a bitmap image with a scale and orientation.
    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        content = ImageContent(cgImage, scale: scale, orientation: orientation)
    }

    /// Creates an image with one pixel per point from an image for Core Image.
    public init(ciImage: CIImage) {
        content = ImageContent(ciImage, scale: 1, orientation: .up)
    }

    /// Creates an image from an image for Core Image with a scale and orientation.
    public init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        content = ImageContent(ciImage, scale: scale, orientation: orientation)
    }

    /// Creates an image from a file in the main bundle, which must exist.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let content = ImageContent(named: name, in: nil) else {
            fatalError("There is no image named \(name) in \(Bundle.main.bundlePath)")
        }
        self.init(content)
    }

    /// The size of the image, in points.
    open var size: CGSize { content.size }

    /// The scale of the image, in pixels per point.
    open var scale: CGFloat { content.scale }

    /// The image for Core Image that the image was created from; `nil` for all other images.
    open var ciImage: CIImage? { properties.coreImage }

    /// The pixels of the image, at its own scale; `nil` if it was created from an image for Core Image.
    open var cgImage: CGImage? {
        guard ciImage == nil else { return nil }
        if case .raster(let pixels) = storage, !changesPixels { return CGImage(pixels: pixels) }
        return rasterized().map { CGImage(pixels: $0) }
    }

    /// The orientation of the image. Always `.up`: pixels are rotated on creation.
    open var imageOrientation: UIImage.Orientation { .up }

    /// The traits that the image is for.
    open var traitCollection: UITraitCollection {
        configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
    }

    /// The format of renderers that draw images like this one.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        if case .raster(let image) = storage { format.opaque = image.pixels.isOpaque }
        return format
    }

    // MARK: Variants

    /// The variants of the image for different traits.
    open var imageAsset: UIImageAsset? { content.asset }

    /// The configuration of the image.
    open var configuration: UIImage.Configuration? { symbolConfiguration ?? properties.configuration }

    /// Whether the image is a symbol image.
    open var isSymbolImage: Bool { properties.symbol != nil }

    /// The configuration of a symbol image; `nil` for other images.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { properties.symbol?.configuration }

    /// Returns a symbol image with a configuration applied, or the variant of another image for its traits.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        if let asset = imageAsset { return asset.image(with: configuration) }
        if let symbolic = configuration as? SymbolConfiguration, let image = applyingSymbolConfiguration(symbolic) {
            return image
        }
        guard configuration.values.traits != nil else { return self }
        return with { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
    }

    /// Returns a symbol image with a configuration applied; `nil` for other images.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard var symbol = properties.symbol else { return nil }
        symbol.configuration = symbol.configuration.applying(configuration)
        return symbol.content(properties: properties).map { UIImage($0) }
    }

    // MARK: Rendering

    /// The rendering mode of the image.
    open var renderingMode: UIImage.RenderingMode { properties.renderingMode }

    /// Returns the image with another rendering mode.
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image drawn in a single color.
    open func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// Returns the image drawn in a single color, with a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Whether image views mirror the image in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { properties.flips }

    /// Returns the image, mirrored by image views in right-to-left layouts.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flips = true }
    }

    /// Returns the image mirrored horizontally.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(ImageContent(storage: .drawing(mirroredDrawing), size: size, scale: scale, properties: properties))
    }

    // MARK: Drawing

    /// Draws the image in the current context at its own size, with its top-left corner at a point.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in the current context, scaled to a rectangle.
    open func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, on: context, templateColor: nil)
    }

    /// Draws the image in the current context with its top-left corner at a point, a blend mode and an alpha from 0 to
    /// 1.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context, scaled to a rectangle, with a blend mode and an alpha from 0 to 1.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { context in
            if blendMode != .normal { context.clip(to: rect) }
            draw(in: rect, on: context, templateColor: nil)
        }
    }

    /// Fills a rectangle of the current context with copies of the image, starting from the origin.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let pattern else { return }
        context.draw(over: rect) { pattern.fill(.rect(rect), rule: .winding, origin: .zero, on: $0) }
    }

    // MARK: Resizing

    /// The insets of the caps, which aren't resized, in points.
    open var capInsets: UIEdgeInsets { properties.capInsets }

    /// The resizing mode of the area between the caps.
    open var resizingMode: UIImage.ResizingMode { properties.resizingMode }

    /// Returns the image with caps of the given insets; the area between them is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with caps of the given insets and a resizing mode.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with caps, between which one row and column of pixels are stretched; a cap of 0 stretches the
    /// whole dimension.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(max(0, leftCapWidth))
        let top = CGFloat(max(0, topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top,
                left: left,
                bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0
            ),
            resizingMode: .stretch
        )
    }

    /// The width of the left cap, in points.
    open var leftCapWidth: Int { Int(capInsets.left.rounded()) }

    /// The height of the top cap, in points.
    open var topCapHeight: Int { Int(capInsets.top.rounded()) }

    // MARK: Alignment

    /// The insets of the rectangle that layout aligns, in points.
    open var alignmentRectInsets: UIEdgeInsets { properties.alignmentInsets }

    /// Returns the image with insets of the rectangle that layout aligns, in points.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = alignmentInsets }
    }

    /// Returns the image with a baseline at a distance from its bottom, in points.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    /// Returns the image without a baseline.
    open func imageWithoutBaseline() -> UIImage {
        with { $0.baselineOffset = nil }
    }

    // MARK: Animation

    /// The images of an animated image; `nil` for others.
    open var images: [UIImage]? { properties.frames }

    /// The duration of one cycle of an animated image, in seconds; 0 for others.
    open var duration: TimeInterval { properties.duration }

    /// Returns an image that image views animate; `nil` without images. A duration of 0 means 1/30 second an image.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        animated(images.flatMap { $0.images ?? [$0] }, duration: duration)
    }

    /// Returns an animated image of the files whose names end with numbers from 0 or 1 on; `nil` if there are none.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animated(frames(named: name), duration: duration)
    }

    /// Returns an animated image of numbered files, with caps between which it is tiled; `nil` if there are none.
    open class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns an animated image of numbered files, with caps and a resizing mode; `nil` if there are none.
    open class func animatedResizableImageNamed(
        _ name: String,
        capInsets: UIEdgeInsets,
        resizingMode: UIImage.ResizingMode,
        duration: TimeInterval
    ) -> UIImage? {
        let images = frames(named: name)
        let resizable = images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return animated(resizable, duration: duration)
    }

    // MARK: Preparing

    /// Returns the image prepared for display. Always the same image: images are decoded on creation.
    open func preparingForDisplay() -> UIImage? { self }

    /// Prepares the image for display. Calls the completion handler immediately with the same image.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    /// Returns the image prepared for display. Always the same image.
    open func byPreparingForDisplay() async -> UIImage? { self }

    /// Returns a thumbnail of a size in points at the image's scale; `nil` if it has no pixels or a side of more than
    /// 16,384 pixels.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        let thumbnail = UIImage(ImageContent(storage: storage, size: size, scale: scale))
        guard let pixels = thumbnail.rasterized() else { return nil }
        return UIImage(ImageContent(storage: .raster(pixels), size: size, scale: scale, properties: properties))
    }

    /// Creates a thumbnail of a size in points, and calls the completion handler immediately.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Returns a thumbnail of a size in points.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    // MARK: Standard images

    /// A plus in a circle.
    open class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }

    /// A minus in a circle.
    open class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }

    /// An ellipsis in a circle.
    open class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

    /// A checkmark in a filled circle.
    open class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }

    /// A checkmark in an outlined circle.
    open class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

    // MARK: Comparing

    /// Whether the object is an image with the same content and properties.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return size == other.size && scale == other.scale && properties == other.properties && storage == other.storage
    }

    /// A hash that is consistent with `isEqual(_:)`.
    open override var hash: Int { [size.width, size.height, scale, CGFloat(renderingMode.rawValue)].hashValue }
}
