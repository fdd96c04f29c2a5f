import Foundation

/// The options that all accessories share.
struct AccessoryOptions {
    var isHidden = false
    var reservedLayoutWidth = UICellAccessory.LayoutDimension.actual
    var tintColor: UIColor?

    init(
        _ isHidden: Bool?,
        _ reservedLayoutWidth: UICellAccessory.LayoutDimension?,
        _ tintColor: UIColor?,
        width: UICellAccessory.LayoutDimension = .actual
    ) {
        self.isHidden = isHidden ?? false
        self.reservedLayoutWidth = reservedLayoutWidth ?? width
        self.tintColor = tintColor
    }
}

extension UICellAccessory {
    /// The options of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
        var base: AccessoryOptions

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
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

    /// The options of a checkmark.
    public struct CheckmarkOptions {
        var base: AccessoryOptions

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
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

    /// The options of a detail button.
    @available(iOS 15.4, *)
    public struct DetailOptions {
        var base: AccessoryOptions

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
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

    /// The options of a delete button.
    public struct DeleteOptions {
        var base: AccessoryOptions
        /// The color of the circle behind the symbol. `nil` means the default color.
        public var backgroundColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor, width: .standard)
            self.backgroundColor = backgroundColor
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

    /// The options of an insert button.
    public struct InsertOptions {
        var base: AccessoryOptions
        /// The color of the circle behind the symbol. `nil` means the default color.
        public var backgroundColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor, width: .standard)
            self.backgroundColor = backgroundColor
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

    /// The options of a selection circle.
    public struct MultiselectOptions {
        var base: AccessoryOptions
        /// The color of the circle behind the symbol. `nil` means the default color.
        public var backgroundColor: UIColor?

        /// Creates options. `nil` means the default value.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor, width: .standard)
            self.backgroundColor = backgroundColor
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
