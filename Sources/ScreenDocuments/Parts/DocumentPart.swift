import Honeycomb
import PartDeclarations

/// The closure that receives the actions of a row.
typealias DocumentActionSink = @MainActor (_ name: String, PartActionValue) -> Void

/// A part as described by a document. Its content is created once the receiver of its actions is known.
struct DocumentPart<Content> {
    /// Creates the content with the receiver of its actions.
    let content: (@escaping DocumentActionSink) -> Content
}

extension DocumentPart<any RightContent> {
    /// The right part of a row without one.
    static var none: Self {
        DocumentPart { _ in RightEmpty() }
    }
}
