import Foundation

extension PreviewStage {
    private struct Comments: Encodable {
        let comments: [DocumentComments.Comment]
        /// Why the last change was not saved, or the file cannot be read.
        let problem: String?
    }

    /// Sends the comments on the document that is shown; nothing but documents has comments.
    func sendComments(problem: String? = nil) {
        let comments = screen?.document?.comments
        send("comments", comments.map { Comments(comments: $0.comments, problem: problem ?? $0.problem) })
    }

    /// Changes the comments as the page asks for it.
    func editComments(_ message: ClientMessage) {
        guard let document = screen?.document else { return }
        let comments = document.comments
        do {
            switch message.type {
            case .comment:
                let place = CGPoint(x: message.x ?? 0.5, y: message.y ?? 0.5)
                try comments.add(
                    message.text ?? "",
                    by: message.author ?? "",
                    element: message.value ?? "",
                    place: place
                )
            case .resolveComment: try comments.resolve(message.value ?? "", message.isOn ?? true)
            case .deleteComment: try comments.delete(message.value ?? "")
            default: return
            }
            library.commentsDidChange(on: document)
        } catch {
            sendComments(problem: (error as? any LocalizedError)?.errorDescription ?? "\(error)")
        }
    }
}
