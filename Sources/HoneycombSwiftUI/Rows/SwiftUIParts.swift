#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// A SwiftUI view at the left of a row, with the standard insets of left parts.
///
/// ```swift
/// LeftRightItem(left: LeftSwiftUI { Label("Battery", systemImage: "battery.75") }, right: RightDetail(text: "75 %"))
/// ```
public typealias LeftSwiftUI<Hosted: SwiftUI.View> = LeftCustom<SwiftUIContent<Hosted>>

/// A SwiftUI view at the right of a row. It keeps its ideal width and moves below the left part if both do not fit side by
/// side.
public typealias RightSwiftUI<Hosted: SwiftUI.View> = RightCustom<SwiftUIContent<Hosted>>

extension LeftCustom {
    /// Creates a part that shows a SwiftUI view.
    ///
    /// - Parameters:
    ///   - value: Everything that the view shows: parts with equal values are equal.
    ///   - accessibilityLabel: The accessibility label of the part; `nil` joins the labels in the SwiftUI view.
    ///   - hosted: Creates the view. It is called for measuring as well.
    public init<Hosted: SwiftUI.View>(
        value: AnyHashable? = nil,
        accessibilityLabel: String? = nil,
        @ViewBuilder hosted: @escaping @MainActor () -> Hosted
    ) where Content == SwiftUIContent<Hosted> {
        self.init(content: SwiftUIContent(value: value, accessibilityLabel: accessibilityLabel, hosted: hosted))
    }
}

extension RightCustom {
    /// Creates a part that shows a SwiftUI view.
    ///
    /// - Parameters:
    ///   - value: Everything that the view shows: parts with equal values are equal.
    ///   - accessibilityLabel: The accessibility label of the part; `nil` joins the labels in the SwiftUI view.
    ///   - hosted: Creates the view. It is called for measuring as well.
    public init<Hosted: SwiftUI.View>(
        value: AnyHashable? = nil,
        accessibilityLabel: String? = nil,
        @ViewBuilder hosted: @escaping @MainActor () -> Hosted
    ) where Content == SwiftUIContent<Hosted> {
        self.init(content: SwiftUIContent(value: value, accessibilityLabel: accessibilityLabel, hosted: hosted))
    }
}
#endif
