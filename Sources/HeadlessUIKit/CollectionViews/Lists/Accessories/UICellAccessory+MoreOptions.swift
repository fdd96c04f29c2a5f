import Foundation

extension UICellAccessory {
    /// The options of a reorder control.
    public struct ReorderOptions {
        var base: AccessoryOptions
        /// Whether a vertical line separates the control from the accessories before it.
        public var showsVerticalSeparator: Bool

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        /// Whether the accessory is hidden. Its layout space is still reserved.
        public var isHidden: Bool {
            get { base.isHidden }
            set { base.isHidden = newValue }
        }

        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension {
            get { base.reservedLayoutWidth }
            set { base.reservedLayoutWidth = newValue }
        }

        /// The tint color. `nil` means the default color.
        public var tintColor: UIColor? {
            get { base.tintColor }
            set { base.tintColor = newValue }
        }
    }

    /// The options of a label.
    public struct LabelOptions {
        var base: AccessoryOptions
        /// The font of the text.
        public var font: UIFont
        /// Whether the font follows the preferred content size category.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. `nil` means the default value.
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

        /// Whether the accessory is hidden. Its layout space is still reserved.
        public var isHidden: Bool {
            get { base.isHidden }
            set { base.isHidden = newValue }
        }

        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension {
            get { base.reservedLayoutWidth }
            set { base.reservedLayoutWidth = newValue }
        }

        /// The tint color. `nil` means the default color.
        public var tintColor: UIColor? {
            get { base.tintColor }
            set { base.tintColor = newValue }
        }
    }

    /// The options of an outline disclosure.
    public struct OutlineDisclosureOptions {
        /// The area in which taps expand and collapse the item.
        public enum Style: Hashable {
            /// The whole cell if it is the header of its section, else only the accessory.
            case automatic
            /// The whole cell.
            case header
            /// Only the accessory.
            case cell
        }

        var base: AccessoryOptions
        /// The area in which taps expand and collapse the item.
        public var style: Style

        /// Creates options. `nil` means the default value.
        public init(
            style: Style? = nil,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
            self.style = style ?? .automatic
        }

        /// Whether the accessory is hidden. Its layout space is still reserved.
        public var isHidden: Bool {
            get { base.isHidden }
            set { base.isHidden = newValue }
        }

        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension {
            get { base.reservedLayoutWidth }
            set { base.reservedLayoutWidth = newValue }
        }

        /// The tint color. `nil` means the default color.
        public var tintColor: UIColor? {
            get { base.tintColor }
            set { base.tintColor = newValue }
        }
    }

    /// The configuration of an accessory that shows a custom view.
    public struct CustomViewConfiguration {
        var base: AccessoryOptions
        /// The custom view.
        public let customView: UIView
        /// The placement of the view.
        public let placement: Placement
        /// Whether the view keeps its current size.
        public var maintainsFixedSize: Bool

        /// Creates a configuration for a custom view. `nil` means the default value.
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

        /// Whether the accessory is hidden. Its layout space is still reserved.
        public var isHidden: Bool {
            get { base.isHidden }
            set { base.isHidden = newValue }
        }

        /// The width reserved for the accessory.
        public var reservedLayoutWidth: LayoutDimension {
            get { base.reservedLayoutWidth }
            set { base.reservedLayoutWidth = newValue }
        }

        /// The tint color. `nil` means the default color.
        public var tintColor: UIColor? {
            get { base.tintColor }
            set { base.tintColor = newValue }
        }
    }
}
