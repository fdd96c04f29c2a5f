import Foundation

extension UICellAccessory {
    /// How a handle looks.
    @preconcurrency @MainActor public struct ReorderOptions {
        var base: AccessoryOptions
        /// Whether there is a line before the handle where other accessories are beside it.
        public var showsVerticalSeparator: Bool

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        /// Whether there is room for the accessory, but nothing in it.
        public var isHidden: Bool {
            get { base.isHidden }
            set { base.isHidden = newValue }
        }

        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension {
            get { base.reservedLayoutWidth }
            set { base.reservedLayoutWidth = newValue }
        }

        /// The color; nil is the usual one.
        public var tintColor: UIColor? {
            get { base.tintColor }
            set { base.tintColor = newValue }
        }
    }

    /// How a text looks.
    @preconcurrency @MainActor public struct LabelOptions {
        var base: AccessoryOptions
        /// The font of the text.
        public var font: UIFont
        /// Whether the font follows the text size that the reader chose.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        /// Whether there is room for the accessory, but nothing in it.
        public var isHidden: Bool {
            get { base.isHidden }
            set { base.isHidden = newValue }
        }

        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension {
            get { base.reservedLayoutWidth }
            set { base.reservedLayoutWidth = newValue }
        }

        /// The color; nil is the usual one.
        public var tintColor: UIColor? {
            get { base.tintColor }
            set { base.tintColor = newValue }
        }
    }

    /// How an arrow that shows the rows below looks.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// Which taps show and hide the rows below.
        public enum Style: Hashable, Sendable {
            /// On the row where that is the header of its section, else on the accessory.
            case automatic
            /// On the whole row.
            case header
            /// On the accessory.
            case cell
        }

        var base: AccessoryOptions
        /// Which taps show and hide the rows.
        public var style: Style

        /// Makes options; what is nil is as usual.
        public init(
            style: Style? = nil,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
            self.style = style ?? .automatic
        }

        /// Whether there is room for the accessory, but nothing in it.
        public var isHidden: Bool {
            get { base.isHidden }
            set { base.isHidden = newValue }
        }

        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension {
            get { base.reservedLayoutWidth }
            set { base.reservedLayoutWidth = newValue }
        }

        /// The color; nil is the usual one.
        public var tintColor: UIColor? {
            get { base.tintColor }
            set { base.tintColor = newValue }
        }
    }

    /// A view of the app's own as an accessory.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        var base: AccessoryOptions
        /// The view.
        public let customView: UIView
        /// Where the view is.
        public let placement: Placement
        /// Whether the view keeps the size that it has.
        public var maintainsFixedSize: Bool

        /// Makes options; what is nil is as usual.
        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }

        /// Whether there is room for the accessory, but nothing in it.
        public var isHidden: Bool {
            get { base.isHidden }
            set { base.isHidden = newValue }
        }

        /// The width that is kept for the accessory.
        public var reservedLayoutWidth: LayoutDimension {
            get { base.reservedLayoutWidth }
            set { base.reservedLayoutWidth = newValue }
        }

        /// The color; nil is the usual one.
        public var tintColor: UIColor? {
            get { base.tintColor }
            set { base.tintColor = newValue }
        }
    }
}
