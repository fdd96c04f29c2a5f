import Honeycomb
import ScreenDocumentsCore

/// Loads the further pages of sections: `"next": {"name": "more", "cursor": "abc"}`.
///
/// While there is a next page, the `loadingItem` of the section is its last row. If loading fails, its `errorItem` takes that place;
/// an action named `retry` in the section loads the page again.
@MainActor
final class SectionPages {
    private enum Progress {
        case waiting
        case loading
        case failed
    }

    private struct Section {
        var pages: [DocumentValue] = []
        /// The action that loads the next page, as the last page has it; `nil` if it has none.
        var next: DocumentValue?
        var progress = Progress.waiting
        /// Counts loads, so that one that was overtaken has no effect.
        var generation = 0
    }

    private var sections: [String: Section] = [:]
    private var generation = 0

    nonisolated init() {}

    /// Forgets all pages.
    func reset() { sections = [:] }

    /// Whether a section of a document has a next page.
    static func hasPages(_ document: DocumentValue) -> Bool {
        document[ScreenKeys.sections.name]?.array?.contains { $0[SectionKeys.next.name] != nil } ?? false
    }

    /// Returns the sections of a document with the pages that were loaded for them.
    func resolved(_ document: DocumentValue) -> DocumentValue {
        guard case .object(var members) = document, case .array(let all)? = members[ScreenKeys.sections.name] else {
            return document
        }
        members[ScreenKeys.sections.name] = .array(all.map { resolved(section: $0) })
        return .object(members)
    }

    private func resolved(section: DocumentValue) -> DocumentValue {
        guard let identifier = section[SectionKeys.identifier.name]?.string, let first = section[SectionKeys.next.name]
        else {
            return section
        }
        let known = sections[identifier] ?? Section()
        var rows = Self.rows(section) + known.pages.flatMap { Self.rows($0) }
        // The first action may have values of the state.
        var next = known.pages.isEmpty ? first : known.next
        var changes: DocumentObject = [:]
        if next != nil, known.progress == .failed, let item = section[SectionKeys.errorItem.name] {
            rows.append(item)
            changes[SectionKeys.errorItem.name] = .null
            next = nil
        } else if next != nil, var item = section[SectionKeys.loadingItem.name]?.object {
            // A list whose last row is another one asks for more again. After a page without rows, it waits for the user.
            let name = item[RowKeys.identifier.name]?.string ?? SectionKeys.loadingItem.name
            let count = known.pages.reduce(0) { $0 + Self.rows($1).count }
            item[RowKeys.identifier.name] = .string(count == 0 ? name : "\(name) \(count)")
            rows.append(.object(item))
            changes[SectionKeys.loadingItem.name] = .null
        }
        changes[SectionKeys.items.name] = .array(rows)
        changes[SectionKeys.next.name] = next ?? .null
        return section.merged(with: .object(changes))
    }

    /// The rows of a section or a page: an array, or one template for a list.
    private static func rows(_ section: DocumentValue) -> [DocumentValue] {
        guard let items = section[SectionKeys.items.name] else { return [] }
        return items.array ?? [items]
    }

    /// Loads the next page of a section by an action. What is wrong with the text of a page is given to `didFail`.
    func load(
        _ identifier: String,
        _ action: ScreenAction,
        with loader: DocumentScreen.PageLoader,
        didFail: @MainActor ([ScreenDiagnostic]) -> Void,
        didChange: @MainActor () -> Void
    ) async {
        guard sections[identifier]?.progress != .loading else { return }
        generation += 1
        let current = generation
        sections[identifier, default: Section()].progress = .loading
        sections[identifier]?.generation = current
        let data = try? await loader(action)
        guard var section = sections[identifier], section.generation == current else { return }
        section.progress = .failed
        if let data {
            do throws(ScreenDocumentError) {
                let page = try Self.page(data, name: action.name)
                section.pages.append(page)
                section.next = page[SectionKeys.next.name].flatMap { $0 == .null ? nil : $0 }
                section.progress = .waiting
            } catch {
                didFail(error.diagnostics)
            }
        }
        sections[identifier] = section
        didChange()
    }

    /// Reads a page.
    private static func page(_ data: Data, name: String) throws(ScreenDocumentError) -> DocumentValue {
        let page = try DocumentText([UInt8](data), fileName: name).value()
        guard page[SectionKeys.items.name] == nil else { return page }
        let problem = ScreenDiagnostic(
            file: name,
            position: SourcePosition(line: 1, column: 1),
            message: "a page without rows",
            pointer: "",
            allowed: "an object with \"items\" and, if there are more, \"next\""
        )
        throw ScreenDocumentError(diagnostics: [problem])
    }

    /// Makes the failed page of a section one that is to be loaded. Returns whether there is one.
    func retry(_ identifier: String) -> Bool {
        guard sections[identifier]?.progress == .failed else { return false }
        sections[identifier]?.progress = .waiting
        return true
    }
}
