import BatchDiffing

/// The selected rows of a state, and the number of rows that can be selected.
///
/// The state determines the visible selection. A tap changes the selection on screen immediately and calls
/// ``didChangeHandler``; store the new selection, and build the next state with it:
///
/// ```swift
/// CollectionViewState(
///     selection: .multiple(viewModel.countries) { viewModel.countries = $0.identifiers(of: Country.ID.self) },
///     sections: { … }
/// )
/// ```
///
/// Applying a state with the old selection reverts the change. Rows keep their selection when they move within their
/// section or to another one, because the selection refers to identifiers.
public struct CollectionViewSelection: Equatable {
    /// The number of rows that can be selected.
    public enum Mode: Hashable, Sendable {
        /// No row stays selected: a tap only calls the row's handler.
        case none
        /// At most one row: selecting a row deselects the previous one.
        case single
        /// Any number of rows: a tap selects or deselects a row.
        case multiple
    }

    /// The number of rows that can be selected.
    public var mode: Mode
    /// Whether a tap on the selected row deselects it in `single` mode; in `multiple` mode it always does.
    public var isToggling: Bool
    /// The identifiers of the selected rows. Identifiers that are not in the state are preserved without effect; in
    /// `single` mode only the first row with one of them is selected.
    public var identifiers: Set<DifferenceIdentifier>
    /// Called with the new selection when a tap changes it, after the handlers of the affected rows.
    @ForceEquatable public var didChangeHandler: (@MainActor (CollectionViewSelection) -> Void)?

    /// Whether the list is in edit mode; `nil` if it has none. See ``whileEditing(_:didChange:)``.
    public var isEditing: Bool?
    /// Called with `true` when two fingers begin edit mode.
    @ForceEquatable public var editingHandler: (@MainActor (Bool) -> Void)?

    private init(
        mode: Mode,
        isToggling: Bool,
        identifiers: Set<DifferenceIdentifier>,
        didChangeHandler: (@MainActor (CollectionViewSelection) -> Void)?
    ) {
        self.mode = mode
        self.isToggling = isToggling
        self.identifiers = identifiers
        self.didChangeHandler = didChangeHandler
    }

    /// A selection in which no row stays selected.
    public static var none: CollectionViewSelection {
        CollectionViewSelection(mode: .none, isToggling: false, identifiers: [], didChangeHandler: nil)
    }

    /// Creates a selection of at most one row.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the selected row, or `nil`.
    ///   - isToggling: Whether a tap on the selected row deselects it.
    ///   - didChangeHandler: Called with the new selection when a tap changes it.
    public static func single(
        _ identifier: (some Hashable)?,
        isToggling: Bool = false,
        didChangeHandler: (@MainActor (CollectionViewSelection) -> Void)? = nil
    ) -> CollectionViewSelection {
        CollectionViewSelection(
            mode: .single,
            isToggling: isToggling,
            identifiers: Set(identifier.map { [DifferenceIdentifier($0)] } ?? []),
            didChangeHandler: didChangeHandler
        )
    }

    /// Creates a selection of any number of rows.
    ///
    /// - Parameters:
    ///   - identifiers: The identifiers of the selected rows.
    ///   - didChangeHandler: Called with the new selection when a tap changes it.
    public static func multiple(
        _ identifiers: some Sequence<some Hashable>,
        didChangeHandler: (@MainActor (CollectionViewSelection) -> Void)? = nil
    ) -> CollectionViewSelection {
        CollectionViewSelection(
            mode: .multiple,
            isToggling: true,
            identifiers: Set(identifiers.lazy.map { DifferenceIdentifier($0) }),
            didChangeHandler: didChangeHandler
        )
    }
}

extension CollectionViewSelection {
    /// Returns a copy that applies in edit mode only.
    ///
    /// ```swift
    /// CollectionViewState(
    ///     selection: .multiple(model.chosen) { model.chosen = $0.identifiers(of: Mail.ID.self) }
    ///         .whileEditing(model.isEditing) { model.isEditing = $0 },
    ///     sections: { … }
    /// )
    /// ```
    ///
    /// In edit mode taps select rows, and do nothing else; rows cannot be swiped. Otherwise taps are as in a list without selection,
    /// and no row is shown as selected. Where several rows can be selected, a drag with two fingers begins edit mode and selects the
    /// rows that it passes, as in the apps of iOS.
    ///
    /// - Parameters:
    ///   - isEditing: Whether the list is in edit mode.
    ///   - didChange: Called with `true` when two fingers begin edit mode.
    public func whileEditing(_ isEditing: Bool, didChange: (@MainActor (Bool) -> Void)? = nil) -> Self {
        var copy = self
        copy.isEditing = isEditing
        copy.editingHandler = didChange
        return copy
    }

    /// The mode that taps are in.
    var activeMode: Mode { isEditing == false ? .none : mode }

    /// Whether two fingers select rows.
    var allowsTwoFingers: Bool { isEditing != nil && mode == .multiple }

    /// Returns whether the row with an identifier is selected.
    public func contains(_ identifier: some Hashable) -> Bool {
        identifiers.contains(DifferenceIdentifier(identifier))
    }

    /// Returns the selected identifiers that have a type, as values of that type.
    public func identifiers<Identifier: Hashable>(of type: Identifier.Type) -> Set<Identifier> {
        Set(identifiers.lazy.compactMap { $0.base.base as? Identifier })
    }

    /// Selects or deselects a row as a tap does in this mode.
    public mutating func toggle(_ identifier: some Hashable) {
        let identifier = DifferenceIdentifier(identifier)
        switch mode {
        case .none:
            break
        case .single:
            identifiers = isToggling && identifiers.contains(identifier) ? [] : [identifier]
        case .multiple:
            if identifiers.remove(identifier) == nil { identifiers.insert(identifier) }
        }
    }
}
