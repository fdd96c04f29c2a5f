#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// A row that shows a SwiftUI view.
///
/// ```swift
/// SwiftUIItem(differenceIdentifier: "chart") {
///     Chart(data: data).frame(height: 200).padding()
/// }
/// ```
public typealias SwiftUIItem<Hosted: SwiftUI.View> = ContainerItem<SwiftUIContent<Hosted>>

extension ContainerItem {
    /// Creates a row that shows a SwiftUI view. The height of the row is that of the view in the width of the row.
    ///
    /// - Parameters:
    ///   - differenceIdentifier: Identifies the row within its section. Without one, the row is identified by its location
    ///     in the source code.
    ///   - value: Everything that the view shows: rows with equal values are not updated. `nil`: updated with each state.
    ///   - accessibilityIdentifier: The accessibility identifier of the row; `nil` derives it.
    ///   - accessibilityLabel: The accessibility label of the row; `nil` joins the labels in the SwiftUI view.
    ///   - insets: The insets of the view in the cell, in points.
    ///   - isEnabled: Whether the row is enabled.
    ///   - isSelectedBackgroundNeeded: Whether the background changes while the row is highlighted or selected.
    ///   - didSelectHandler: Called when the row is tapped.
    ///   - fileID: The file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    ///   - hosted: Creates the view. It is called for measuring as well.
    public init<Hosted: SwiftUI.View, Identifier: Hashable>(
        differenceIdentifier: Identifier = PlaceInSource(),
        value: AnyHashable? = nil,
        accessibilityIdentifier: String? = nil,
        accessibilityLabel: String? = nil,
        insets: UIEdgeInsets = .zero,
        isEnabled: Bool = true,
        isSelectedBackgroundNeeded: Bool = true,
        didSelectHandler: (@MainActor () -> Void)? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        @ViewBuilder hosted: @escaping @MainActor () -> Hosted
    ) where Content == SwiftUIContent<Hosted> {
        self.init(
            differenceIdentifier: differenceIdentifier,
            accessibilityIdentifier: accessibilityIdentifier,
            content: SwiftUIContent(value: value, accessibilityLabel: accessibilityLabel, hosted: hosted),
            insets: insets,
            isEnabled: isEnabled,
            isSelectedBackgroundNeeded: isSelectedBackgroundNeeded,
            didSelectHandler: didSelectHandler,
            fileID: fileID,
            line: line,
            column: column
        )
    }
}
#endif
