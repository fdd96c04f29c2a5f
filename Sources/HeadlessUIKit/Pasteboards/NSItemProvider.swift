import Foundation

/// An object that provides data or a file in one or more representations on request.
///
/// Here completion handlers are called before the load method returns, unless the data's load handler calls back later.
open class NSItemProvider: NSObject, NSCopying {
    /// A completion handler that receives the data or an error.
    typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    private typealias Loader = (@escaping DataHandler) -> Progress?

    private final var loaders: [(type: String, load: Loader)] = []

    /// The suggested file name for the data.
    open var suggestedName: String?

    /// Creates an empty provider.
    public override init() {
        super.init()
    }

    /// Creates a provider for an object, with all types that it can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// The type identifiers of the registered representations, the preferred one first.
    open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }

    /// Returns whether the provider has a representation with a type identifier.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Registers a data representation with a load handler.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        loaders.removeAll { $0.type == typeIdentifier }
        loaders.append((typeIdentifier, loadHandler))
    }

    /// Registers an object with all types that it can be written as.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            loaders.removeAll { $0.type == type }
            loaders.append(
                (type, { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) })
            )
        }
    }

    /// Loads the data representation with a type identifier.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let loader = loaders.first(where: { $0.type == typeIdentifier }) else {
            completionHandler(nil, Self.unavailable)
            return Self.done
        }
        return loader.load(completionHandler) ?? Self.done
    }

    /// Returns whether the provider can load an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readableType(of: aClass) != nil
    }

    /// Loads an object of a class.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = readableType(of: aClass) else {
            completionHandler(nil, Self.unavailable)
            return Self.done
        }
        nonisolated(unsafe) let aClass = aClass
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Returns a provider with the same representations.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.loaders = loaders
        copy.suggestedName = suggestedName
        return copy
    }

    private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        return registeredTypeIdentifiers.first(where: readable.contains)
    }

    /// The error for unavailable data, as in Foundation.
    private static var unavailable: NSError { NSError(domain: "NSItemProviderErrorDomain", code: -1000) }

    private static var done: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}

/// The visibility of a representation to other processes. No effect here: there are no other processes.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case ownProcess = 3
}

/// A type whose objects can be written as data for an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The type identifiers that the object can be written as, the preferred one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Loads the data for a type identifier and passes it to the completion handler.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A type whose objects can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The type identifiers that objects can be created from, the preferred one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns an object created from data with a type identifier.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
