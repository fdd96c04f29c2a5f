import Foundation

extension UIBarButtonItem {
    /// A badge on a bar button: a number, a text or a dot.
    @available(iOS 26, *)
    @preconcurrency @MainActor public struct Badge {
        /// The text; `nil` for a dot.
        public private(set) var stringValue: String?
        /// The color behind the text; `nil` for red.
        public var backgroundColor: UIColor?
        /// The color of the text; `nil` for white.
        public var foregroundColor: UIColor?
        /// The font of the text; `nil` for the system font.
        public var font: UIFont?

        /// Returns a badge with a number, written as the user's language writes it. A negative number is 0.
        public static func count(_ count: Int) -> Badge {
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            let number = max(0, count)
            return Badge(stringValue: formatter.string(from: NSNumber(value: number)) ?? "\(number)")
        }

        /// Returns a badge with a text.
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }

        /// Returns a badge that is a dot.
        public static func indicator() -> Badge { Badge(stringValue: nil) }
    }

    /// The badge of the button; `nil` for none. Buttons with custom views have none.
    @available(iOS 26, *)
    public final var badge: Badge? {
        get { glassOptions.badge }
        set {
            glassOptions.badge = newValue
            didChange?()
        }
    }

    /// Whether the button is drawn without the glass that buttons of a bar share.
    @available(iOS 26, *)
    public final var hidesSharedBackground: Bool {
        get { glassOptions.hidesSharedBackground }
        set {
            glassOptions.hidesSharedBackground = newValue
            didChange?()
        }
    }

    /// Whether the button is on the same glass as its neighbors; `true` by default.
    @available(iOS 26, *)
    public final var sharesBackground: Bool {
        get { glassOptions.sharesBackground }
        set {
            glassOptions.sharesBackground = newValue
            didChange?()
        }
    }

    /// A name by which buttons of two bars are the same in a transition. No effect here.
    @available(iOS 26, *)
    public final var identifier: String? {
        get { glassOptions.identifier }
        set { glassOptions.identifier = newValue }
    }
}

extension UIBarButtonItem.Style {
    /// A button for the most important action, for example the one that ends a task: on tinted glass of its own since
    /// iOS 26, with bold text before. The same style as `done`.
    @available(iOS 26, *)
    public static var prominent: UIBarButtonItem.Style { .done }
}

/// What a bar button says about its glass.
@MainActor struct BarItemGlassOptions {
    var badge: UIBarButtonItem.Badge?
    var hidesSharedBackground = false
    var sharesBackground = true
    var identifier: String?
}

/// The badge of a bar button.
@MainActor final class BarBadgeView: UILabel {
    private enum Metrics {
        static let height: CGFloat = 18
        static let dot: CGFloat = 10
        static let padding: CGFloat = 5
        static let fontSize: CGFloat = 13
    }

    init(_ badge: UIBarButtonItem.Badge) {
        super.init(frame: .zero)
        text = badge.stringValue
        font = badge.font ?? .systemFont(ofSize: Metrics.fontSize)
        textColor = badge.foregroundColor ?? .white
        textAlignment = .center
        backgroundColor = badge.backgroundColor ?? .systemRed
        clipsToBounds = true
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        let width = sizeThatFits(.zero).width + 2 * Metrics.padding
        let size =
            badge.stringValue == nil
            ? CGSize(width: Metrics.dot, height: Metrics.dot)
            : CGSize(width: max(Metrics.height, width), height: Metrics.height)
        bounds.size = size
        layer.cornerRadius = size.height / 2
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Places the badge with its center at the upper trailing corner of a button's content.
    func place(in button: UIView) {
        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        center = CGPoint(x: isMirrored ? 0 : button.bounds.width, y: Metrics.dot / 2)
        autoresizingMask = isMirrored ? [.flexibleRightMargin] : [.flexibleLeftMargin]
    }
}
