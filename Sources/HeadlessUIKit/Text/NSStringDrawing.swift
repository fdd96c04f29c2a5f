import Foundation

/// Options for measuring and drawing text in an area.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: Int

    /// Creates a set of options from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The origin is the top of the first line fragment rather than its baseline, and lines wrap at the area's width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are apart by the leading of their fonts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The bounds are those of the drawn glyphs rather than those of the lines. No effect here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last visible line ends with an ellipsis if the text is truncated.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The context of measuring or drawing text, which receives the results.
open class NSStringDrawingContext: NSObject {
    /// The bounds of the text.
    open internal(set) var totalBounds = CGRect.zero
    /// The least scale of the text, from 0 to 1; 0 if it keeps its size. No effect here: it keeps its size.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale of the text. Always 1.
    open var actualScaleFactor: CGFloat { 1 }
}

/// Measures and draws text in the same way as TextKit.
struct StringDrawing {
    var text: StyledText

    /// The font of text without a font attribute.
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    func size() -> CGSize {
        layout(width: .infinity, lineLimit: 0).size
    }

    /// Returns the text with the leading of its fonts, if the options ask for it.
    private func withLeading(of options: NSStringDrawingOptions) -> StringDrawing {
        guard !options.contains(.usesFontLeading) else { return self }
        var result = self
        result.text.content = text.content.withoutLeading
        return result
    }

    func bounds(fitting size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        withLeading(of: options).boundsWithLeading(fitting: size, options: options)
    }

    func draw(in rect: CGRect, options: NSStringDrawingOptions) {
        withLeading(of: options).drawWithLeading(in: rect, options: options)
    }

    private func boundsWithLeading(fitting size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            let size = layout(width: .infinity, lineLimit: 1).size
            let descent = text.content.runs.first.map { FontLibrary.shared.metrics(for: $0.font).descent } ?? 0
            return CGRect(origin: CGPoint(x: 0, y: -descent), size: size)
        }
        return CGRect(origin: .zero, size: layout(fitting: size, options: options).size)
    }

    private func drawWithLeading(in rect: CGRect, options: NSStringDrawingOptions) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let wraps = options.contains(.usesLineFragmentOrigin)
        let layout = wraps ? layout(fitting: rect.size, options: options) : layout(width: .infinity, lineLimit: 1)
        let isBounded = wraps && rect.width > 0 && rect.width.isFinite
        let placement = TextPlacement(
            text: text,
            layout: layout,
            origin: CGPoint(x: rect.minX, y: wraps ? rect.minY : rect.minY - layout.firstBaseline),
            width: isBounded ? rect.width : layout.size.width
        )
        placement.draw(in: context, color: .black)
    }

    /// Dimensions of 0 or less are unlimited.
    private func layout(fitting size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
        let width = size.width > 0 ? size.width : .infinity
        let truncates = options.contains(.truncatesLastVisibleLine)
        // TextKit doesn't wrap paragraphs whose line break mode truncates or clips.
        let isSingleLine = !truncates && (text.lineBreakMode.ellipsizes || text.lineBreakMode == .byClipping)
        let full = layout(width: width, lineLimit: isSingleLine ? 1 : 0)
        guard size.height > 0, size.height < full.size.height else { return full }
        let mode: NSLineBreakMode = truncates && !text.lineBreakMode.ellipsizes ? .byTruncatingTail : text.lineBreakMode
        return layout(width: width, lineLimit: full.lineCount(fitting: size.height), mode: mode)
    }

    private func layout(width: CGFloat, lineLimit: Int, mode: NSLineBreakMode? = nil) -> TextLayout {
        let constraints = TextConstraints(
            lineLimit: lineLimit,
            lineBreakMode: mode ?? text.lineBreakMode,
            isRightToLeft: UITraitCollection.current.layoutDirection == .rightToLeft
        )
        return TextLayoutCache.shared.layout(for: text.content, constraints: constraints, width: width)
    }
}
