import Diffing

/// Which rows of a state are selected, and how many can be.
///
/// What the state says is what is shown. A tap changes the selection on screen at once and tells of it in
/// ``didChangeHandler``; store the new selection, and build the next state with it:
///
/// ```swift
/// CollectionViewState(
///     selection: .multiple(viewModel.countries) { viewModel.countries = $0.identifiers(of: Country.ID.self) },
///     sections: { … }
/// )
/// ```
///
/// A state that is applied without having stored the change takes it back. Rows keep their selection when they move, in
/// their section or to another one: an identifier stands for the row that has it, wherever it is.
public struct CollectionViewSelection: Equatable {
    /// How many rows can be selected.
    public enum Mode: Hashable, Sendable {
        /// None stays selected: a tap calls the row's handler and is over.
        case none
        /// One at most: selecting a row deselects the one before it.
        case single
        /// Any number: a tap selects a row or takes it out again.
        case multiple
    }

    /// How many rows can be selected.
    public var mode: Mode
    /// Whether a tap on the selected row deselects it in the mode `single`; in `multiple` it always does.
    public var isToggling: Bool
    /// The identifiers of the selected rows. Those of rows that the state does not have are kept and show nothing; in the
    /// mode `single` the first row that has one of them counts.
    public var identifiers: Set<DifferenceIdentifier>
    /// Called when a tap changed the selection, with the new one, after the handlers of the rows concerned.
    @ForceEquatable public var didChangeHandler: (@MainActor (CollectionViewSelection) -> Void)?

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

    /// No row stays selected.
    public static var none: CollectionViewSelection {
        CollectionViewSelection(mode: .none, isToggling: false, identifiers: [], didChangeHandler: nil)
    }

    /// One row at most is selected.
    ///
    /// - Parameters:
    ///   - identifier: The selected row's, if there is one.
    ///   - isToggling: Whether a tap on the selected row deselects it.
    ///   - didChangeHandler: Called with the new selection when a tap changed it.
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

    /// Any number of rows is selected.
    ///
    /// - Parameters:
    ///   - identifiers: Those of the selected rows.
    ///   - didChangeHandler: Called with the new selection when a tap changed it.
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
    /// Whether the row with this identifier is selected.
    public func contains(_ identifier: some Hashable) -> Bool {
        identifiers.contains(DifferenceIdentifier(identifier))
    }

    /// The identifiers that are of a type, as that type.
    public func identifiers<Identifier: Hashable>(of type: Identifier.Type) -> Set<Identifier> {
        Set(identifiers.lazy.compactMap { $0.base.base as? Identifier })
    }

    /// Selects a row, or takes it out of the selection, as a tap in this mode does.
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
