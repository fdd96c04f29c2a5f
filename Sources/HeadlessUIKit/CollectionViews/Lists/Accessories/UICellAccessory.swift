import Foundation

/// An accessory at the leading or trailing edge of a list cell, such as a checkmark, a button or a custom view.
public struct UICellAccessory {
    /// A closure that is called when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// The editing states in which an accessory is displayed.
    public enum DisplayedState: Hashable {
        /// The accessory is always displayed.
        case always
        /// The accessory is displayed while the list is being edited.
        case whenEditing
        /// The accessory is displayed while the list is not being edited.
        case whenNotEditing
    }

    /// The width reserved for an accessory, which is centered in it.
    public enum LayoutDimension: Hashable {
        /// The width of the accessory itself.
        case actual
        /// A standard width that aligns the content of all cells.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The types of accessories.
    public enum AccessoryType: Hashable {
        /// A checkmark.
        case checkmark
        /// A disclosure indicator: a tap on the cell shows more.
        case disclosureIndicator
        /// A detail button.
        @available(iOS 15.4, *)
        case detail
        /// A delete button.
        case delete
        /// An insert button.
        case insert
        /// A reorder control.
        case reorder
        /// A circle that shows whether the cell is selected.
        case multiselect
        /// A chevron that expands and collapses the item.
        case outlineDisclosure
        /// A label with a short text.
        case label
        /// A custom view.
        case customView(UIView)
    }

    /// The placement of a custom view.
    public enum Placement {
        /// Returns the index of the accessory among the existing accessories at an edge, in reading direction.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge of the cell.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge of the cell.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns a position before the accessory of the same type, or the first position.
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { accessories in
                accessories.firstIndex { $0.accessoryType == type } ?? 0
            }
        }

        /// Returns a position after the accessory of the same type, or the last position.
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { accessories in
                accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
            }
        }
    }

    /// The type of the accessory.
    public let accessoryType: AccessoryType

    var displayed: DisplayedState
    var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension
    var tintColor: UIColor?
    var actionHandler: ActionHandler?
    /// The placement of a custom view. `nil` for system accessories, whose placement is fixed.
    var placement: Placement?
    /// The color of the circle behind the symbol, for accessories that have one.
    var backgroundColor: UIColor?
    var label: Label?
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var showsVerticalSeparator = false
    var maintainsFixedSize = false

    /// The text and the font of a label accessory.
    struct Label: Equatable {
        var text: String
        var font: UIFont
        var adjustsFont: Bool
    }

    init(
        _ type: AccessoryType,
        displayed: DisplayedState,
        isHidden: Bool,
        reservedLayoutWidth: LayoutDimension,
        tintColor: UIColor?
    ) {
        accessoryType = type
        self.displayed = displayed
        self.isHidden = isHidden
        self.reservedLayoutWidth = reservedLayoutWidth
        self.tintColor = tintColor
    }
}

extension UICellAccessory {
    /// Creates a disclosure indicator at the trailing edge: a tap on the cell shows more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        make(.disclosureIndicator, displayed, options.base)
    }

    /// Creates a detail button at the trailing edge.
    @available(iOS 15.4, *)
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        make(.detail, displayed, options.base, actionHandler)
    }

    /// Creates a chevron at the trailing edge that rotates when the item expands. Without a handler it expands and
    /// collapses items of section snapshots.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = make(.outlineDisclosure, displayed, options.base, actionHandler)
        accessory.outlineStyle = options.style
        return accessory
    }

    /// Creates a checkmark at the trailing edge.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        make(.checkmark, displayed, options.base)
    }

    /// Creates a delete button at the leading edge. Without a handler it shows the trailing swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = make(.delete, displayed, options.base, actionHandler)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// Creates an insert button at the leading edge.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = make(.insert, displayed, options.base, actionHandler)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// Creates a reorder control at the trailing edge.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = make(.reorder, displayed, options.base)
        accessory.showsVerticalSeparator = options.showsVerticalSeparator
        return accessory
    }

    /// Creates a circle at the leading edge that shows whether the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = make(.multiselect, displayed, options.base)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// Creates a label with a short text at the trailing edge.
    public static func label(
        text: String,
        displayed: DisplayedState = .always,
        options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = make(.label, displayed, options.base)
        accessory.label = Label(
            text: text,
            font: options.font,
            adjustsFont: options.adjustsFontForContentSizeCategory
        )
        return accessory
    }

    /// Creates an accessory that shows a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        var accessory = make(.customView(configuration.customView), displayed, configuration.base)
        accessory.placement = configuration.placement
        accessory.maintainsFixedSize = configuration.maintainsFixedSize
        return accessory
    }

    private static func make(
        _ type: AccessoryType,
        _ displayed: DisplayedState,
        _ options: AccessoryOptions,
        _ handler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            type,
            displayed: displayed,
            isHidden: options.isHidden,
            reservedLayoutWidth: options.reservedLayoutWidth,
            tintColor: options.tintColor
        )
        accessory.actionHandler = handler
        return accessory
    }
}
