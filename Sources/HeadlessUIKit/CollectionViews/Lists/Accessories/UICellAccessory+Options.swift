import Foundation

/// What the options of all accessories have in common.
struct AccessoryOptions {
    var isHidden = false
    var reservedLayoutWidth = UICellAccessory.LayoutDimension.actual
    var tintColor: UIColor?

    @MainActor init(
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
    /// How an arrow looks.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        var base: AccessoryOptions

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
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

    /// How a check mark looks.
    @preconcurrency @MainActor public struct CheckmarkOptions {
        var base: AccessoryOptions

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
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

    /// How a button for details looks.
    @preconcurrency @MainActor public struct DetailOptions {
        var base: AccessoryOptions

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor)
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

    /// How a button that deletes looks.
    @preconcurrency @MainActor public struct DeleteOptions {
        var base: AccessoryOptions
        /// The color of the circle behind the sign; nil is the usual one.
        public var backgroundColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor, width: .standard)
            self.backgroundColor = backgroundColor
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

    /// How a button that inserts looks.
    @preconcurrency @MainActor public struct InsertOptions {
        var base: AccessoryOptions
        /// The color of the circle behind the sign; nil is the usual one.
        public var backgroundColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor, width: .standard)
            self.backgroundColor = backgroundColor
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

    /// How a circle that shows whether a row is selected looks.
    @preconcurrency @MainActor public struct MultiselectOptions {
        var base: AccessoryOptions
        /// The color of the circle behind the sign; nil is the usual one.
        public var backgroundColor: UIColor?

        /// Makes options; what is nil is as usual.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            base = AccessoryOptions(isHidden, reservedLayoutWidth, tintColor, width: .standard)
            self.backgroundColor = backgroundColor
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
