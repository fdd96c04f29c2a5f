import Foundation

/// A picture in a text, in the place of the character U+FFFC.
open class NSTextAttachment: NSObject {
    /// The character that an attachment stands for.
    public static let character = 0xFFFC

    /// The picture. A template takes the colour of the text.
    open var image: UIImage?

    /// Where the picture lies: its lower left corner, counted upwards from the baseline, and its size. An empty one is as
    /// large as the picture and stands on the baseline.
    open var bounds = CGRect.zero

    /// What is attached, if not a picture. It is not shown.
    open var contents: Data?

    /// The type of what is attached.
    open var fileType: String?

    /// Points to the left and to the right of the picture.
    open var lineLayoutPadding: CGFloat = 0

    /// Makes an attachment of data, which are shown if they are those of a picture.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Makes an attachment of nothing yet.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// How the text is laid out and drawn with it.
    final var inline: InlineImage {
        let size = image?.size ?? .zero
        let bounds = bounds.isEmpty ? CGRect(origin: bounds.origin, size: size) : bounds
        return InlineImage(image: image, bounds: bounds, padding: max(0, lineLayoutPadding))
    }
}

extension NSAttributedString {
    /// A text of an attachment alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: InlineImage.character, attributes: [.attachment: attachment])
    }
}

extension NSAttributedString.Key {
    /// An `NSTextAttachment`, for the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

/// What a text shows of an attachment.
struct InlineImage: Sendable {
    static let character = "\u{FFFC}"

    let image: UIImage?
    /// The lower left corner above the baseline, and the size.
    let bounds: CGRect
    let padding: CGFloat

    /// The room it takes in a line.
    var room: Room {
        Room(width: bounds.width + 2 * padding, ascent: bounds.maxY, descent: -bounds.minY)
    }

    /// How far something in a line reaches.
    struct Room: Hashable, Sendable {
        var width: CGFloat
        var ascent: CGFloat
        var descent: CGFloat
    }

    /// Draws it at a point of the baseline.
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
