import Foundation

/// How a text is measured and drawn in an area.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Options from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The area's origin is that of the first line, not its baseline, and lines wrap at the area's width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Room between lines counts, which the system font has none of.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that fits ends in an ellipsis where text follows it.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What became of a text that was measured or drawn.
open class NSStringDrawingContext: NSObject {
    /// The area that the text took.
    open internal(set) var totalBounds = CGRect.zero
}

/// A text measured and drawn as TextKit does.
struct StringDrawing {
    let text: StyledText

    /// The font of text that has none.
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    func size() -> CGSize {
        layout(width: .infinity, lineLimit: 0).size
    }

    func bounds(fitting size: CGSize, options: NSStringDrawingOptions) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            let size = layout(width: .infinity, lineLimit: 1).size
            let descent = text.content.runs.first.map { FontLibrary.shared.metrics(for: $0.font).descent } ?? 0
            return CGRect(origin: CGPoint(x: 0, y: -descent), size: size)
        }
        return CGRect(origin: .zero, size: layout(fitting: size, options: options).size)
    }

    func draw(in rect: CGRect, options: NSStringDrawingOptions) {
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

    /// Sides that are not positive count as unlimited.
    private func layout(fitting size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
        let width = size.width > 0 ? size.width : .infinity
        let truncates = options.contains(.truncatesLastVisibleLine)
        // TextKit never wraps a paragraph that is to be truncated or clipped.
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
