import Diffing
import PortableUIKit

/// A section of a collection: rows, with a header and a footer where they are given.
///
/// ```swift
/// CollectionViewSection(
///     header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "Notifications")),
///     items: {
///         CheckboxItem(left: LeftCheckbox(title: "Views", isOn: false))
///         if isEmployer {
///             CheckboxItem(left: LeftCheckbox(title: "Replies", isOn: true))
///         }
///     }
/// )
/// ```
public struct CollectionViewSection {
    var identity: CollectionViewIdentity
    /// The element above the rows.
    public var header: CollectionViewDiffableSupplementaryElement?
    /// The rows.
    public var items: [CollectionViewDiffableItem] {
        didSet {
            hasUniqueItems = nil
            knownFullWidthItems = nil
            knownHasItemEnvironments = nil
        }
    }
    /// Whether no two rows share an identifier; `nil` where rows were changed since that was found out.
    ///
    /// It is found out where the section is made: states are made off the path to the next frame, applied on it.
    private(set) var hasUniqueItems: Bool?
    /// The rows that take the full width; `nil` where nobody has looked.
    private var knownFullWidthItems: [Int]?
    /// Whether a row has an environment of its own; `nil` where rows were changed since that was found out.
    private var knownHasItemEnvironments: Bool?
    /// Whether the row is the one that stands in where there are none.
    var showsEmptyItem = false
    /// Whether the row stands in for the whole list.
    var showsEmptyList = false
    /// The element below the rows.
    public var footer: CollectionViewDiffableSupplementaryElement?
    /// How the rows are arranged.
    public var layout: CollectionViewSectionLayout
    /// What lies behind the rows.
    public var background: CollectionViewSectionBackground?
    /// The row that stands in where there are no rows; it takes the full width.
    public var emptyItem: CollectionViewDiffableItem?
    /// Affects the difference only.
    public var extras: (any CollectionViewSectionExtras)?
    /// What rows, header, footer and background are measured and updated with, unless a nearer value is set.
    public var environment = CollectionViewEnvironment()

    /// Tells this section from others, and finds it again in the next state.
    public var differenceIdentifier: DifferenceIdentifier {
        identity.differenceIdentifier
    }

    /// A section of the rows a builder lists.
    ///
    /// - Parameter differenceIdentifier: Tells the section from others in its state. Without one the section is known by
    ///   the place in the source where it is made.
    public init(
        differenceIdentifier: AnyHashable? = nil,
        header: (any CollectionViewSupplementaryElementConvertible)? = nil,
        @CollectionViewItemsBuilder items: () -> [CollectionViewDiffableItem] = { [] },
        footer: (any CollectionViewSupplementaryElementConvertible)? = nil,
        layout: CollectionViewSectionLayout = CollectionViewSectionLayout(),
        background: CollectionViewSectionBackground? = nil,
        emptyItem: (any CollectionViewItemConvertible)? = nil,
        extras: (any CollectionViewSectionExtras)? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) {
        identity = CollectionViewIdentity(differenceIdentifier, fileID: fileID, line: line, column: column)
        self.header = header?.diffableSupplementaryElement
        self.items = items()
        hasUniqueItems = self.items.haveUniqueIdentifiers
        knownHasItemEnvironments = self.items.haveEnvironments
        self.footer = footer?.diffableSupplementaryElement
        self.layout = layout
        self.background = background
        self.emptyItem = emptyItem?.diffableItem
        self.extras = extras
        knownFullWidthItems = layout.columns == .fixed(1) ? nil : self.items.fullWidthIndexes
    }

    /// A section of the rows a trailing builder lists, after its layout.
    public init(
        differenceIdentifier: AnyHashable? = nil,
        header: (any CollectionViewSupplementaryElementConvertible)? = nil,
        footer: (any CollectionViewSupplementaryElementConvertible)? = nil,
        layout: CollectionViewSectionLayout,
        background: CollectionViewSectionBackground? = nil,
        emptyItem: (any CollectionViewItemConvertible)? = nil,
        extras: (any CollectionViewSectionExtras)? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        @CollectionViewItemsBuilder items: () -> [CollectionViewDiffableItem]
    ) {
        self.init(
            differenceIdentifier: differenceIdentifier,
            header: header,
            items: items,
            footer: footer,
            layout: layout,
            background: background,
            emptyItem: emptyItem,
            extras: extras,
            fileID: fileID,
            line: line,
            column: column
        )
    }

    /// A section of rows that are already listed.
    public init(
        differenceIdentifier: AnyHashable? = nil,
        header: (any CollectionViewSupplementaryElementConvertible)? = nil,
        items: [some CollectionViewItemConvertible],
        footer: (any CollectionViewSupplementaryElementConvertible)? = nil,
        layout: CollectionViewSectionLayout = CollectionViewSectionLayout(),
        background: CollectionViewSectionBackground? = nil,
        emptyItem: (any CollectionViewItemConvertible)? = nil,
        extras: (any CollectionViewSectionExtras)? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            differenceIdentifier: differenceIdentifier,
            header: header,
            items: { items },
            footer: footer,
            layout: layout,
            background: background,
            emptyItem: emptyItem,
            extras: extras,
            fileID: fileID,
            line: line,
            column: column
        )
    }
}

extension CollectionViewSection {
    /// The indexes of rows that take the full width among columns; none where there is one column.
    var fullWidthItems: [Int] {
        guard layout.columns != .fixed(1) else { return [] }
        return showsEmptyItem ? [0] : knownFullWidthItems ?? items.fullWidthIndexes
    }
}

extension CollectionViewSection: EnvironmentContainable {
    /// Whether a row has an environment of its own.
    var hasItemEnvironments: Bool {
        knownHasItemEnvironments ?? items.haveEnvironments
    }
}

extension CollectionViewSection: Equatable {
    /// Sections are equal when they show the same: rows, header, footer, layout, background and extras, in the same
    /// environment.
    public static func == (left: Self, right: Self) -> Bool {
        left.identity == right.identity && left.isContentEqual(to: right) && left.items == right.items
            && left.emptyItem == right.emptyItem && left.environment == right.environment
    }
}

extension [CollectionViewDiffableItem] {
    /// The indexes of the items that take the full width among columns. Complexity: O(count).
    fileprivate var fullWidthIndexes: [Int] {
        indices.filter { self[$0].isFullWidth }
    }

    /// Whether an item has an environment of its own. Complexity: O(count).
    fileprivate var haveEnvironments: Bool {
        contains { !$0.environment.isEmpty }
    }

    /// Whether no two items share an identifier. Complexity: O(count).
    var haveUniqueIdentifiers: Bool {
        lazy.map(\.differenceIdentifier).areUnique
    }
}
