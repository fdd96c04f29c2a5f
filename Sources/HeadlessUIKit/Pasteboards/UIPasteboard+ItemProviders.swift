import Foundation

extension PasteboardStorage {
    /// Collects the data that a provider loads before its load methods return.
    private final class LoadedItem: @unchecked Sendable {
        private let lock = NSLock()
        private var data: [String: Any] = [:]

        var item: [String: Any] { lock.withLock { data } }

        func load(from provider: NSItemProvider) {
            for type in provider.registeredTypeIdentifiers {
                provider.loadDataRepresentation(forTypeIdentifier: type) { loaded, _ in
                    guard let loaded else { return }
                    self.lock.withLock { self.data[type] = loaded }
                }
            }
        }
    }

    /// Returns providers of the data of items.
    static func providers(of items: [[String: Any]]) -> [NSItemProvider] {
        items.map { item in
            let provider = NSItemProvider()
            for type in PasteboardTypes.sorted(item) {
                guard let data = item[type].flatMap(PasteboardTypes.data) else { continue }
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                    completion(data, nil)
                    return nil
                }
            }
            return provider
        }
    }

    /// Returns items with the data of providers.
    static func items(of providers: [NSItemProvider]) -> [[String: Any]] {
        providers.map { provider in
            let loaded = LoadedItem()
            loaded.load(from: provider)
            return loaded.item
        }
    }
}
