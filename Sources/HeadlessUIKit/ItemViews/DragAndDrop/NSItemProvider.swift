import Foundation

/// Hands data over, in one of several types, when somebody asks for it.
///
/// Everything happens at once here: a completion handler is called before the method that takes it returns, unless what
/// provides the data calls back later.
open class NSItemProvider: NSObject, NSCopying {
    /// Calls back with data or with what went wrong.
    typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    private typealias Loader = (@escaping DataHandler) -> Progress?

    private final var loaders: [(type: String, load: Loader)] = []

    /// A name for what is handed over, as for a file.
    open var suggestedName: String?

    /// Makes a provider of nothing yet.
    public override init() {
        super.init()
    }

    /// Makes a provider of an object, in all types that it can be written in.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// The types that the data can be had in, the best first.
    open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }

    /// Whether the data can be had in a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Offers data in a type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        loaders.removeAll { $0.type == typeIdentifier }
        loaders.append((typeIdentifier, loadHandler))
    }

    /// Offers an object in all types that it can be written in.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            loaders.removeAll { $0.type == type }
            loaders.append(
                (type, { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) })
            )
        }
    }

    /// Loads the data in a type.
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

    /// Whether the data can be had as an object of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readableType(of: aClass) != nil
    }

    /// Loads the data as an object of a class.
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

    /// A provider of the same.
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

    /// Foundation's error for data that nobody has.
    private static var unavailable: NSError { NSError(domain: "NSItemProviderErrorDomain", code: -1000) }

    private static var done: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}

/// Who may see data that is handed over. Here there is nobody else.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

/// Can be written as data to be handed over.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types it can be written in, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes it in a type.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// Can be read from data that was handed over.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types it can be read from, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Reads it from data in a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
