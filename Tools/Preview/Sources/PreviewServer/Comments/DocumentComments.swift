import Foundation

/// The comments of viewers on a document, in a JSON file beside it: `settings.json.comments` for `settings.json`.
///
/// Each change reads the file again and replaces it as a whole, so that what others wrote meanwhile stays.
@MainActor
final class DocumentComments {
    /// A comment, pinned to an element of the screen.
    struct Comment: Codable, Equatable, Sendable {
        let id: String
        /// The accessibility identifier of the element, or its label if it has none; empty for the whole screen.
        let element: String
        /// The place of the pin in the element, from 0 to 1 of its width and height.
        let x: Double
        let y: Double
        let text: String
        let author: String
        /// When it was written, as in ISO 8601.
        let date: String
        var isResolved: Bool
    }

    private struct File: Codable {
        var version = 1
        var comments: [Comment] = []
    }

    let url: URL
    private(set) var comments: [Comment] = []
    /// Why the file cannot be used; nil if it can, or if there is none.
    private(set) var problem: String?

    static let pathExtension = "comments"
    private static let maximumTextLength = 4_000
    private static let maximumCount = 1_000
    private static let maximumSize = 8 * 1_048_576

    init(ofDocumentAt url: URL) {
        self.url = url.appendingPathExtension(Self.pathExtension)
        read()
    }

    /// Reads the file. Returns whether the comments are others than before.
    @discardableResult
    func read() -> Bool {
        let before = (comments, problem)
        do {
            comments = try contents().comments
            problem = nil
        } catch {
            problem =
                "\(url.lastPathComponent): \((error as? CommentError)?.message ?? "the file is no list of comments")"
        }
        return before != (comments, problem)
    }

    /// Adds a comment.
    ///
    /// - Parameters:
    ///   - element: The element that it is pinned to; empty for the whole screen.
    ///   - place: The place in the element, from 0 to 1.
    /// - Throws: What is wrong. Then the file stays as it is.
    func add(_ text: String, by author: String, element: String, place: CGPoint) throws {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw CommentError("A comment needs a text.") }
        guard text.count <= Self.maximumTextLength, element.count <= Self.maximumTextLength, author.count <= 100 else {
            throw CommentError("The comment is too long.")
        }
        try change { file in
            guard file.comments.count < Self.maximumCount else { throw CommentError("There are too many comments.") }
            file.comments.append(
                Comment(
                    id: UUID().uuidString,
                    element: element,
                    x: Self.share(place.x),
                    y: Self.share(place.y),
                    text: text,
                    author: author.trimmingCharacters(in: .whitespacesAndNewlines),
                    date: Date().formatted(.iso8601),
                    isResolved: false
                )
            )
        }
    }

    /// Marks a comment as resolved, or as open again.
    func resolve(_ id: String, _ isResolved: Bool) throws {
        try change { file in
            guard let index = file.comments.firstIndex(where: { $0.id == id }) else {
                throw CommentError("The comment is not there any more.")
            }
            file.comments[index].isResolved = isResolved
        }
    }

    func delete(_ id: String) throws {
        try change { file in file.comments.removeAll { $0.id == id } }
    }

    private static func share(_ value: CGFloat) -> Double {
        value.isFinite ? (min(max(Double(value), 0), 1) * 1_000).rounded() / 1_000 : 0.5
    }

    private func change(_ body: (inout File) throws -> Void) throws {
        read()
        if let problem { throw CommentError(problem) }
        var file = File(comments: comments)
        try body(&file)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(file).write(to: url, options: .atomic)
        } catch {
            throw CommentError("\(url.lastPathComponent) cannot be written.")
        }
        comments = file.comments
    }

    private func contents() throws -> File {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return File() }
        // A link could lead to a file that is not a viewer's to change.
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw CommentError("it is no file") }
        guard (attributes[.size] as? Int ?? 0) <= Self.maximumSize else { throw CommentError("the file is too large") }
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
        guard file.version == 1 else { throw CommentError("version \(file.version) is not known") }
        return file
    }
}

/// Why a comment was not saved.
struct CommentError: LocalizedError {
    let message: String
    var errorDescription: String? { message }

    init(_ message: String) { self.message = message }
}
