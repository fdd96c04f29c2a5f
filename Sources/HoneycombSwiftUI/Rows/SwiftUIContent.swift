#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// A SwiftUI view as the content of a row, a header or a part.
///
/// SwiftUI views cannot be compared. Without a value, a content is equal to its copies only, so each new state updates the row.
/// With a value, contents with equal values are equal, and the row is neither updated nor measured again:
///
/// ```swift
/// SwiftUIItem(differenceIdentifier: track.id, value: track) {
///     TrackView(track: track)
/// }
/// ```
///
/// The height of a row is that of the view in its first state. State that changes the height belongs in the model, so that a new
/// state of the screen measures the row again.
public struct SwiftUIContent<Hosted: SwiftUI.View>: ContainerContent {
    /// The view that hosts the SwiftUI view.
    public typealias View = SwiftUIContentView<Hosted>

    /// The accessibility label of the row; `nil` joins the labels in the SwiftUI view.
    public var accessibilityLabel: String?

    /// Creates the SwiftUI view.
    let makeHosted: @MainActor () -> Hosted
    private let value: AnyHashable?
    private let identity = Identity()

    /// Creates a content that shows a view.
    ///
    /// - Parameters:
    ///   - value: Everything that the view shows, if contents are to be compared.
    ///   - accessibilityLabel: The accessibility label of the row; `nil` joins the labels in the SwiftUI view.
    ///   - hosted: Creates the view. It is called for measuring as well.
    public init(
        value: AnyHashable? = nil,
        accessibilityLabel: String? = nil,
        @ViewBuilder hosted: @escaping @MainActor () -> Hosted
    ) {
        self.value = value
        self.accessibilityLabel = accessibilityLabel
        makeHosted = hosted
    }

    /// Returns whether both have equal values; without values, whether they are copies.
    public static func == (left: SwiftUIContent, right: SwiftUIContent) -> Bool {
        guard left.accessibilityLabel == right.accessibilityLabel else { return false }
        guard left.value != nil || right.value != nil else { return left.identity === right.identity }
        return left.value == right.value
    }

    private final class Identity: Sendable {}
}
#endif
