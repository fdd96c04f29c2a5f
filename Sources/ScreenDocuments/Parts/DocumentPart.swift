import Honeycomb
import PartDeclarations

/// Where the actions of a row go.
typealias DocumentActionSink = @MainActor (_ name: String, PartActionValue) -> Void

/// A part as a document describes it. Its content is made when it is known where its actions go.
struct DocumentPart<Content> {
    /// Makes the content.
    let content: (@escaping DocumentActionSink) -> Content
}

extension DocumentPart<any RightContent> {
    /// The right part of a row that has none.
    static var none: Self {
        DocumentPart { _ in RightEmpty() }
    }
}
