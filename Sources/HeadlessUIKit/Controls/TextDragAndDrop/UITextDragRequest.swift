import Foundation

/// A request for the items of a drag of text.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
    /// The range of the text to drag.
    var dragRange: UITextRange { get }

    /// The items that are dragged if the delegate provides none.
    var suggestedItems: [UIDragItem] { get }

    /// The items that are already dragged. Always empty here: there is one finger.
    var existingItems: [UIDragItem] { get }

    /// Whether the range is the selection. Always `true` here: only selected text can be dragged.
    var isSelected: Bool { get }

    /// The session of the drag.
    var dragSession: any UIDragSession { get }
}

/// A request for the items of a drag of the selection.
@MainActor final class TextDragRequest: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem] = []
    let isSelected = true
    let dragSession: any UIDragSession

    init(_ units: Range<Int>, of text: String, session: any UIDragSession) {
        dragRange = UTF16TextRange(units)
        suggestedItems = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))]
        dragSession = session
        super.init()
    }
}
