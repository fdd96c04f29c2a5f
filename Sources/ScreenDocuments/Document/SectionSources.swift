import Honeycomb
import ScreenDocumentsCore

/// Loads the sections of a document that come from other addresses: `"source": "https://…"`.
///
/// Until a section is loaded, the rows of the document are its placeholders. If loading fails, its `errorItem` takes their
/// place; an action named `retry` in the section loads it again.
@MainActor
final class SectionSources {
    /// The name of the action that loads a section again.
    static let retry = "retry"

    private enum Progress {
        case loading
        case failed
        case loaded(DocumentValue)
    }

    private struct Source {
        let address: String
        var progress: Progress
        /// Counts loads, so that one that was overtaken has no effect.
        var generation = 0
    }

    private var sources: [String: Source] = [:]
    private var generation = 0

    /// Returns the sections of a document with what has been loaded for them.
    func resolved(_ document: DocumentValue) -> DocumentValue {
        guard case .object(var members) = document, case .array(let sections)? = members[ScreenKeys.sections.name]
        else {
            return document
        }
        members[ScreenKeys.sections.name] = .array(sections.map { resolved(section: $0) })
        return .object(members)
    }

    private func resolved(section: DocumentValue) -> DocumentValue {
        guard let identifier = section[SectionKeys.identifier.name]?.string, let source = sources[identifier],
            section[SectionKeys.source.name]?.string == source.address
        else { return section }
        switch source.progress {
        case .loading: return section
        case .failed:
            guard let item = section[SectionKeys.errorItem.name] else { return section }
            return section.merged(
                with: .object([
                    SectionKeys.items.name: .array([item]), SectionKeys.source.name: .null,
                    SectionKeys.errorItem.name: .null,
                ])
            )
        case .loaded(let loaded):
            let content = loaded[ScreenKeys.sections.name]?.array?.first ?? loaded
            return section.merged(with: content).merged(
                with: .object([
                    SectionKeys.identifier.name: .string(identifier), SectionKeys.source.name: .null,
                ])
            )
        }
    }

    /// Starts to load the sections that are new in a document, and forgets those that are gone.
    func load(
        _ addresses: [(section: String, address: String)],
        with loader: @escaping DocumentScreen.SectionLoader,
        didChange: @escaping @MainActor () -> Void
    ) {
        let names = Set(addresses.map(\.section))
        sources = sources.filter { names.contains($0.key) }
        for (section, address) in addresses where sources[section]?.address != address {
            start(section, address, loader, didChange)
        }
    }

    /// Loads a section again. Returns `false` if the section has no source.
    func reload(
        _ section: String,
        with loader: @escaping DocumentScreen.SectionLoader,
        didChange: @escaping @MainActor () -> Void
    ) -> Bool {
        guard let source = sources[section] else { return false }
        start(section, source.address, loader, didChange)
        didChange()
        return true
    }

    private func start(
        _ section: String,
        _ address: String,
        _ loader: @escaping DocumentScreen.SectionLoader,
        _ didChange: @escaping @MainActor () -> Void
    ) {
        generation += 1
        let current = generation
        sources[section] = Source(address: address, progress: .loading, generation: current)
        guard let url = URL(string: address) else {
            sources[section]?.progress = .failed
            return
        }
        Task { [weak self] in
            var progress = Progress.failed
            if let data = try? await loader(url),
                let value = try? DocumentText([UInt8](data), fileName: address).value(), value.object != nil
            {
                progress = .loaded(value)
            }
            guard let self, sources[section]?.generation == current else { return }
            sources[section]?.progress = progress
            didChange()
        }
    }
}
