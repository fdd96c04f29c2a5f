import BatchDiffing
import PortableUIKit

/// A section of a collection view: rows, and optionally a header and a footer.
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
    /// The header above the rows.
    public var header: CollectionViewDiffableSupplementaryElement?
    /// The rows.
    public var items: [CollectionViewDiffableItem] {
        didSet {
            hasUniqueItems = nil
            knownFullWidthItems = nil
            knownHasItemEnvironments = nil
        }
    }
    /// Whether all item identifiers are unique; `nil` if the items changed since the last check.
    ///
    /// It is checked in the initializer, because states may be created ahead of time but are applied on the main thread
    /// within a frame.
    private(set) var hasUniqueItems: Bool?
    /// The indexes of the full-width rows; `nil` if not computed yet.
    private var knownFullWidthItems: [Int]?
    /// Whether a row has its own environment; `nil` if rows have changed since it was determined.
    private var knownHasItemEnvironments: Bool?
    /// Whether the only row is the section's `emptyItem`.
    var showsEmptyItem = false
    /// Whether the only row is the state's `emptyItem`.
    var showsEmptyList = false
    /// The footer below the rows.
    public var footer: CollectionViewDiffableSupplementaryElement?
    /// The layout of the rows.
    public var layout: CollectionViewSectionLayout
    /// The background behind the rows.
    public var background: CollectionViewSectionBackground?
    /// The row that is shown if there are no items; it spans the full width.
    public var emptyItem: CollectionViewDiffableItem?
    /// Additional data that affects only the difference.
    public var extras: (any CollectionViewSectionExtras)?
    /// Called with the page when that of a carousel changes.
    package var pageHandler: (@MainActor (Int) -> Void)?
    /// The environment of the rows, header, footer and background, unless a nearer value is set.
    public var environment = CollectionViewEnvironment()

    /// The identifier of the section: unique in its state and stable across states.
    public var differenceIdentifier: DifferenceIdentifier {
        identity.differenceIdentifier
    }

    /// Creates a section with the items of a builder.
    ///
    /// - Parameters:
    ///   - differenceIdentifier: The identifier of the section, unique in its state. If it is `nil`, the section is
    ///     identified by its call site.
    ///   - header: The header; `nil` if there is none.
    ///   - items: The rows from top to bottom.
    ///   - footer: The footer; `nil` if there is none.
    ///   - layout: The arrangement of the rows.
    ///   - background: The background behind the rows.
    ///   - emptyItem: The row that is shown if there are no others.
    ///   - extras: Values that take part in the difference only.
    ///   - fileID: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    public init<Identifier: Hashable>(
        differenceIdentifier: Identifier = PlaceInSource(),
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

    /// Creates a section with the items of a trailing builder closure, after its footer, layout or what is shown without items.
    @_disfavoredOverload
    public init<Identifier: Hashable>(
        differenceIdentifier: Identifier = PlaceInSource(),
        header: (any CollectionViewSupplementaryElementConvertible)? = nil,
        footer: (any CollectionViewSupplementaryElementConvertible)? = nil,
        layout: CollectionViewSectionLayout = CollectionViewSectionLayout(),
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

    /// Creates a section with an array of items.
    public init<Identifier: Hashable>(
        differenceIdentifier: Identifier = PlaceInSource(),
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
    /// The indexes of full-width rows among columns; empty if there is one column.
    var fullWidthItems: [Int] {
        guard layout.columns != .fixed(1) else { return [] }
        return showsEmptyItem ? [0] : knownFullWidthItems ?? items.fullWidthIndexes
    }
}

extension CollectionViewSection: EnvironmentContainable {
    /// Whether a row has its own environment.
    var hasItemEnvironments: Bool {
        knownHasItemEnvironments ?? items.haveEnvironments
    }
}

extension CollectionViewSection: Equatable {
    /// Returns whether both sections show the same rows, header, footer, layout, background and extras in the same
    /// environment.
    public static func == (left: Self, right: Self) -> Bool {
        left.identity == right.identity && left.isContentEqual(to: right) && left.items == right.items
            && left.emptyItem == right.emptyItem && left.environment == right.environment
    }
}

extension [CollectionViewDiffableItem] {
    /// The indexes of the full-width items. Complexity: O(count).
    fileprivate var fullWidthIndexes: [Int] {
        indices.filter { self[$0].isFullWidth }
    }

    /// Whether an item has its own environment. Complexity: O(count).
    fileprivate var haveEnvironments: Bool {
        contains { !$0.environment.isEmpty }
    }

    /// Whether all item identifiers are different. Complexity: O(count).
    var haveUniqueIdentifiers: Bool {
        lazy.map(\.differenceIdentifier).areUnique
    }
}
