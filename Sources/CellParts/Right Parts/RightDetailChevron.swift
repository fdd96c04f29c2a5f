import PortableUIKit

/// A text and a chevron at the right of a row: the value of what the title names, and that it can be changed elsewhere.
///
/// The text takes one line and ends in an ellipsis before the left part gets narrower than it may. Below the left part,
/// at the accessibility text sizes, it takes as many lines as it needs.
public struct RightDetailChevron: RightContent {

    /// The view of the part.
    public typealias View = RightDetailChevronView

    /// The text.
    public var text: String

    /// How tests find the text. The text itself when `nil`.
    public var accessibilityIdentifier: String?

    /// Creates a detail.
    public init(text: String, accessibilityIdentifier: String? = nil) {
        self.text = text
        self.accessibilityIdentifier = accessibilityIdentifier
    }

    @MainActor
    var textLabel: LabelContent {
        .detail(text)
    }
}
