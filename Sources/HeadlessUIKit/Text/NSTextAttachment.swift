import Foundation

/// An image in a text, at the position of the character U+FFFC.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding {
    /// The character that represents an attachment.
    public class var character: Int { 0xFFFC }

    private let header = CoreFoundationHeader()

    /// The image. A template image is drawn in the color of the text.
    open var image: UIImage?

    /// The bounds of the image: the lower-left corner with the y-axis pointing up from the baseline, and the size. If
    /// empty, the image is drawn at its own size on the baseline.
    open var bounds = CGRect.zero

    /// The attached data. Displayed only if it is an image.
    open var contents: Data?

    /// The uniform type identifier of the attached data.
    open var fileType: String?

    /// The padding on the left and right of the image, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// Creates an attachment with data, which is displayed if it is an image.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Creates an empty attachment.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment with an image.
    public init(image: UIImage) {
        self.image = image
        super.init()
    }

    /// Creates an attachment from an archive.
    public required init?(coder: NSCoder) {
        guard let archive = coder.decodeValues(AttachmentArchive.self) else { return nil }
        contents = archive.contents
        fileType = archive.fileType
        bounds = archive.bounds
        lineLayoutPadding = archive.padding
        image = archive.picture.flatMap { UIImage(data: $0, scale: archive.scale) }
        super.init()
    }

    /// Whether archives may be read without trust in their source.
    open class var supportsSecureCoding: Bool { true }

    /// Archives the attachment, with its image as pixels.
    open func encode(with coder: NSCoder) {
        coder.encodeValues(
            AttachmentArchive(
                contents: contents,
                fileType: fileType,
                bounds: bounds,
                padding: lineLayoutPadding,
                picture: image?.pngData(),
                scale: image?.scale ?? 1
            )
        )
    }

    /// Whether the image is enlarged in the content size categories for accessibility.
    final var enlargesForAccessibility = false

    /// Returns the image to draw: that of the attachment.
    open func image(
        forBounds imageBounds: CGRect,
        textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }

    /// Returns the bounds of the image: the lower-left corner with the y-axis pointing up from the baseline, and the
    /// size.
    open func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.isEmpty else { return bounds }
        var size = image?.size ?? .zero
        if enlargesForAccessibility, UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory {
            let scale = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: .current) / 100
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        // Symbols stand on the baseline of the text as letters do.
        let lift = bounds.origin == .zero ? image?.baselineOffsetFromBottom ?? 0 : 0
        return CGRect(x: bounds.minX, y: bounds.minY - lift, width: size.width, height: size.height)
    }

    /// Returns the image in the form used for text layout and drawing.
    final func inline(in container: NSTextContainer?, lineFragment: CGRect, at index: Int) -> InlineImage {
        let bounds = attachmentBounds(
            for: container,
            proposedLineFragment: lineFragment,
            glyphPosition: .zero,
            characterIndex: index
        )
        return InlineImage(
            image: image(forBounds: bounds, textContainer: container, characterIndex: index),
            bounds: bounds,
            padding: max(0, lineLayoutPadding)
        )
    }
}

/// An object that provides the image of an attachment in a text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image to draw in a rectangle of the text container.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?

    /// Returns the bounds of the image: the lower-left corner with the y-axis pointing up from the baseline, and the
    /// size.
    func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

extension NSAttributedString {
    /// Creates a string that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: InlineImage.character, attributes: [.attachment: attachment])
    }
}

extension NSAttributedString.Key {
    /// The attachment at the character U+FFFC, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

/// The values of an attachment in an archive.
private struct AttachmentArchive: Codable {
    let contents: Data?
    let fileType: String?
    let bounds: CGRect
    let padding: CGFloat
    /// The image, as PNG data.
    let picture: Data?
    /// Pixels per point.
    let scale: CGFloat
}

/// The image of an attachment in a text.
struct InlineImage: Sendable {
    static let character = "\u{FFFC}"

    let image: UIImage?
    /// The lower-left corner above the baseline, and the size.
    let bounds: CGRect
    let padding: CGFloat

    /// The size of the image in a line.
    var typographicSize: TypographicSize {
        TypographicSize(width: bounds.width + 2 * padding, ascent: bounds.maxY, descent: -bounds.minY)
    }

    /// Draws the image at a point on the baseline.
    func draw(at point: CGPoint, in context: CGContext, color: UIColor) {
        let rect = CGRect(
            x: point.x + padding + bounds.minX,
            y: point.y - bounds.maxY,
            width: bounds.width,
            height: bounds.height
        )
        image?.draw(in: rect, on: context, templateColor: color)
    }
}
