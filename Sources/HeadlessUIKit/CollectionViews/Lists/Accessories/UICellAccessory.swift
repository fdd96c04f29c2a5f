import Foundation

/// Something at the beginning or the end of a row of a list, beside its content: a mark, a button, a view of the app's
/// own.
@preconcurrency @MainActor public struct UICellAccessory {
    /// Called when an accessory is tapped.
    public typealias ActionHandler = () -> Void

    /// When an accessory is there.
    public enum DisplayedState: Hashable, Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// The width that is kept for an accessory, which is in the middle of it.
    public enum LayoutDimension: Hashable, Sendable {
        /// Its own width.
        case actual
        /// A width that the accessories of all rows share, so that the contents of rows line up.
        case standard
        /// A number of points.
        case custom(CGFloat)
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable, Sendable {
        /// A check mark.
        case checkmark
        /// An arrow: more is shown when the row is tapped.
        case disclosureIndicator
        /// A button for details.
        case detail
        /// A button that deletes.
        case delete
        /// A button that inserts.
        case insert
        /// A handle to move the row by.
        case reorder
        /// A circle that shows whether the row is selected.
        case multiselect
        /// An arrow that shows and hides the rows below this one.
        case outlineDisclosure
        /// A short text.
        case label
        /// A view of the app's own.
        case customView(UIView)
    }

    /// Where a view of the app's own is.
    public enum Placement {
        /// The index among the accessories that are already on a side, in reading direction.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the beginning of the row.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the end of the row.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// The place before the accessory of the same type, or the first one.
        @preconcurrency @MainActor public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { accessories in
                MainActor.assumeIsolated { accessories.firstIndex { $0.accessoryType == type } ?? 0 }
            }
        }

        /// The place after the accessory of the same type, or the last one.
        @preconcurrency @MainActor public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { accessories in
                MainActor.assumeIsolated {
                    accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
                }
            }
        }
    }

    /// What the accessory is.
    public let accessoryType: AccessoryType

    var displayed: DisplayedState
    var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension
    var tintColor: UIColor?
    var actionHandler: ActionHandler?
    /// Where a view of the app's own is; nil for the others, whose place is given.
    var placement: Placement?
    /// The circle behind the sign of an accessory that has one.
    var backgroundColor: UIColor?
    var label: Label?
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var showsVerticalSeparator = false
    var maintainsFixedSize = false

    /// How a label shows its text.
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
    /// An arrow at the end: more is shown when the row is tapped.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        make(.disclosureIndicator, displayed, options.base)
    }

    /// A button for details at the end.
    public static func detail(
        displayed: DisplayedState = .always,
        options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        make(.detail, displayed, options.base, actionHandler)
    }

    /// An arrow at the end that turns when the rows below this one show. Without a handler it has them shown and
    /// hidden, where the rows come from the snapshot of a section.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = make(.outlineDisclosure, displayed, options.base, actionHandler)
        accessory.outlineStyle = options.style
        return accessory
    }

    /// A check mark at the end.
    public static func checkmark(
        displayed: DisplayedState = .always,
        options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        make(.checkmark, displayed, options.base)
    }

    /// A button at the beginning that deletes. Without a handler it shows the actions for a swipe from the end.
    public static func delete(
        displayed: DisplayedState = .whenEditing,
        options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = make(.delete, displayed, options.base, actionHandler)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// A button at the beginning that inserts.
    public static func insert(
        displayed: DisplayedState = .whenEditing,
        options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = make(.insert, displayed, options.base, actionHandler)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// A handle at the end to move the row by.
    public static func reorder(
        displayed: DisplayedState = .whenEditing,
        options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = make(.reorder, displayed, options.base)
        accessory.showsVerticalSeparator = options.showsVerticalSeparator
        return accessory
    }

    /// A circle at the beginning that shows whether the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing,
        options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = make(.multiselect, displayed, options.base)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// A short text at the end.
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

    /// A view of the app's own.
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
