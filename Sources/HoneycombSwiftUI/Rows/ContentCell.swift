#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// A row of the design system in a SwiftUI view: in a list, a stack or a grid.
///
/// ```swift
/// List {
///     ContentCell(LeftTitle(title: "Country"), RightDetailChevron(text: "Kazakhstan")) { path.append(.country) }
///         .listRowInsets(EdgeInsets())
/// }
/// ```
///
/// The row is as wide as it may be, and as tall as its content in that width. It has the theme of the environment, see
/// `cellTheme(_:)`, and is half transparent and without touches if the environment is disabled.
@MainActor
public struct ContentCell<Content: ContainerContent>: SwiftUI.View {
    private let content: Content
    private let configure: @MainActor (Content.View) -> Void

    /// Creates a view that shows any content.
    public init(content: Content) {
        self.content = content
        configure = { _ in }
    }

    /// Creates a row with a left and a right part.
    ///
    /// - Parameters:
    ///   - left: The left part.
    ///   - right: The right part.
    ///   - separator: The hairline at the bottom; `nil`: none. Lists of SwiftUI have separators of their own.
    ///   - action: Called when the row is tapped beside its controls.
    public init<Left: LeftContent, Right: RightContent>(
        _ left: Left,
        _ right: Right,
        separator: SeparatorType? = nil,
        action: (@MainActor () -> Void)? = nil
    ) where Content == LeftRightContainer<Left, Right> {
        content = LeftRightContainer(left: left, right: right, separator: separator)
        configure = { $0.didSelectHandler = action }
    }

    /// Creates a row with only a left part.
    ///
    /// - Parameters:
    ///   - left: The left part.
    ///   - separator: The hairline at the bottom; `nil`: none. Lists of SwiftUI have separators of their own.
    ///   - action: Called when the row is tapped beside its controls.
    public init<Left: LeftContent>(
        _ left: Left,
        separator: SeparatorType? = nil,
        action: (@MainActor () -> Void)? = nil
    ) where Content == LeftRightContainer<Left, RightEmpty> {
        self.init(left, RightEmpty(), separator: separator, action: action)
    }

    /// The row, as tall as its content.
    public var body: some SwiftUI.View {
        if #available(iOS 16.0, *) {
            ContentRepresentable(content: content, configure: configure)
        } else {
            MeasuredContent(content: content, configure: configure)
        }
    }
}
#endif
