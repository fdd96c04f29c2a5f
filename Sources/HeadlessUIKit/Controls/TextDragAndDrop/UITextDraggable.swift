import Foundation

/// A view whose text can be dragged.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    /// The delegate that provides the items and previews of drags.
    var textDragDelegate: (any UITextDragDelegate)? { get set }

    /// The interaction that drags the selected text. Disabled on an iPhone until the app enables it.
    var textDragInteraction: UIDragInteraction? { get }

    /// Whether text of the view is being dragged.
    var isTextDragActive: Bool { get }

    /// The options for drags.
    var textDragOptions: UITextDragOptions { get set }
}

/// Options for drags of text.
public struct UITextDragOptions: OptionSet, Sendable {
    /// The raw bits, the same as UIKit's.
    public let rawValue: Int

    /// Creates a set from UIKit's raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The preview shows the text in one color instead of in its own colors.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}
