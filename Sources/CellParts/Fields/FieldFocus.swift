import DeclarativeCollections
import PortableUIKit

/// Which field of a screen has the focus, as a part of its state.
public struct FieldFocus: Hashable, Sendable {
    /// The identifier of the focused field; `nil` for none.
    public var identifier: String?

    /// Called with the identifier of the field that the user focuses; `nil` when editing ends.
    @ForceEquatable public var didChangeHandler: (@MainActor (String?) -> Void)?

    /// Creates a focus.
    public init(_ identifier: String?, didChangeHandler: (@MainActor (String?) -> Void)? = nil) {
        self.identifier = identifier
        self.didChangeHandler = didChangeHandler
    }

    /// Returns whether both focus the same field.
    public static func == (left: FieldFocus, right: FieldFocus) -> Bool {
        left.identifier == right.identifier
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }
}

/// The environment key of the focus.
public enum FieldFocusKey: CollectionViewEnvironmentKey {
    /// No focus: fields keep the one that the user gives them.
    public static let defaultValue: FieldFocus? = nil
}

extension CollectionViewState {
    /// Returns a copy in which a field has the focus, and no other one.
    ///
    /// ```swift
    /// CollectionViewState { … }
    ///     .focus(state.focus) { model.focus = $0 }
    /// ```
    ///
    /// Without this the focus is not part of the state: the user moves it. `CellScreenViewController` scrolls to a
    /// focused field that is not visible if its row has the same identifier.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of a ``LeftField``; `nil` for none.
    ///   - didChangeHandler: Called when the user moves the focus. The app is expected to apply a state with it.
    public func focus(
        _ identifier: String?,
        didChangeHandler: (@MainActor (String?) -> Void)? = nil
    ) -> CollectionViewState {
        environment(FieldFocusKey.self, .some(FieldFocus(identifier, didChangeHandler: didChangeHandler)))
    }
}
