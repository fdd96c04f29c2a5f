import Foundation

/// A request for a decision about a drop into text.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
    /// The position in the text under the finger.
    var dropPosition: UITextPosition { get }

    /// What the view does if the delegate proposes nothing else.
    var suggestedProposal: UITextDropProposal { get }

    /// Whether the text was dragged from the view itself.
    var isSameView: Bool { get }

    /// The session of the drop.
    var dropSession: any UIDropSession { get }
}

/// A request for a decision about a drop at the current location of a session.
@MainActor final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ session: any UIDropSession, at position: UITextPosition, isSameView: Bool, moves: Bool) {
        dropPosition = position
        suggestedProposal = UITextDropProposal(operation: moves ? .move : .copy)
        self.isSameView = isSameView
        dropSession = session
        super.init()
    }
}
