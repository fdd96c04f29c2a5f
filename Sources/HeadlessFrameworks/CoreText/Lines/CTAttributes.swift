import Foundation
import HeadlessGraphics
import HeadlessUIKit

/// The attribute of the font, a `CTFont`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The attribute of the color, a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The attribute that takes the color of the context. Not drawn differently here: such text is black.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The attribute of the space after each character, in points.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The attribute of ligatures.
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// The attribute of the style of paragraphs.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The attribute of underlines.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The attribute of the width of outlines, in percent of the font size.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue

extension NSAttributedString {
    /// The text with attributes of UIKit in place of those of CoreText.
    var withAttributesOfUIKit: NSAttributedString {
        let color = NSAttributedString.Key(rawValue: kCTForegroundColorAttributeName)
        let text = NSMutableAttributedString(attributedString: self)
        text.enumerateAttribute(color, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let value = value as? CGColor else { return }
            text.removeAttribute(color, range: range)
            text.addAttribute(.foregroundColor, value: UIColor(cgColor: value), range: range)
        }
        return text
    }

    /// The text as a single line: styles of paragraphs place lines, and have no effect inside them, but for stops of tabs.
    var withoutPlacesOfLines: NSAttributedString {
        let text = NSMutableAttributedString(attributedString: self)
        text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let value = value as? NSParagraphStyle else { return }
            let style = NSMutableParagraphStyle()
            style.tabStops = value.tabStops
            style.baseWritingDirection = value.baseWritingDirection
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return text
    }

    /// The font at a character; that of text without one if the text is empty.
    func font(at index: Int) -> UIFont {
        let font = index < length ? attribute(.font, at: index, effectiveRange: nil) as? UIFont : nil
        return font ?? .systemFont(ofSize: 12)
    }
}
