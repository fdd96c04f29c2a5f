import PortableUIKit

/// A color or font that a view shows, and its name in the tokens.
public struct TokenUse: Hashable, Sendable {
    /// What has the color or font.
    public enum Property: String, Sendable {
        /// The color of a text.
        case textColor = "text color"
        /// The font of a text.
        case font
        /// The background of a view.
        case background
        /// The color of an image that has only a shape, or of the filled part of a control.
        case tint
    }

    /// What has the color or font.
    public let property: Property
    /// The color, as `#rrggbb`, or the family and size of the font.
    public let value: String
    /// The name in the tokens; nil if it is no token.
    public let token: String?
}

extension TokenUse {
    /// Returns the colors and fonts that a view itself shows, without its subviews.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - names: The names of the tokens.
    @MainActor
    public static func all(of view: UIView, names: TokenNames) -> [TokenUse] {
        let traits = view.traitCollection
        func color(_ color: UIColor?, _ property: Property) -> TokenUse? {
            guard let color else { return nil }
            let components = TokenNames.Components(color, traits)
            guard !components.isClear else { return nil }
            let name = names.name(of: color, isText: property == .textColor, in: traits)
            return TokenUse(property: property, value: components.notation, token: name)
        }
        func font(_ font: UIFont?) -> TokenUse? {
            guard let font else { return nil }
            let value = "\(font.familyName) \(SpacingGap.number(font.pointSize))"
            return TokenUse(property: .font, value: value, token: names.name(of: font, in: traits))
        }
        func runs(_ text: NSAttributedString?, _ key: NSAttributedString.Key) -> [Any] {
            var values: [Any] = []
            text?.enumerateAttribute(key, in: NSRange(location: 0, length: text?.length ?? 0)) { value, _, _ in
                if let value { values.append(value) }
            }
            return values
        }
        var uses = [color(view.backgroundColor, .background)]
        switch view {
        case let label as UILabel where view.shownText != nil:
            let colors = runs(label.attributedText, .foregroundColor).map { $0 as? UIColor }
            let fonts = runs(label.attributedText, .font).map { $0 as? UIFont }
            uses += (colors.isEmpty ? [label.textColor] : colors).map { color($0, .textColor) }
            uses += (fonts.isEmpty ? [label.font] : fonts).map(font)
        case let field as UITextField where field.text?.isEmpty == false:
            uses += [color(field.textColor, .textColor), font(field.font)]
        case let textView as UITextView where view.shownText != nil:
            uses += [color(textView.textColor, .textColor), font(textView.font)]
        case let imageView as UIImageView where imageView.image?.renderingMode == .alwaysTemplate:
            uses += [color(imageView.tintColor, .tint)]
        case let control as UISwitch where control.isOn: uses += [color(control.onTintColor, .tint)]
        case let slider as UISlider: uses += [color(slider.minimumTrackTintColor, .tint)]
        case let progress as UIProgressView: uses += [color(progress.progressTintColor, .tint)]
        case let spinner as UIActivityIndicatorView: uses += [color(spinner.color, .tint)]
        default: break
        }
        var seen: Set<TokenUse> = []
        return uses.compactMap { $0 }.filter { seen.insert($0).inserted }
    }

    /// Whether UIKit chooses the colors and fonts of a view's subviews, or a drawing does.
    @MainActor
    package static func isWhole(_ view: UIView) -> Bool {
        switch view {
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIDatePicker, is UIProgressView,
            is UIActivityIndicatorView, is UITextField, is UITextView, is UIImageView, is SpacingOverlayView:
            true
        default: false
        }
    }

    /// Whether UIKit draws a view itself.
    @MainActor
    static func isSystemDrawn(_ view: UIView) -> Bool {
        isWhole(view) && !(view is UITextField || view is UITextView || view is UIImageView)
    }
}
