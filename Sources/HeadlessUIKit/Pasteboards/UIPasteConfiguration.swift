import Foundation

/// The types of data that a responder accepts when the user pastes.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying {
    private var types: [String] = []

    /// Creates a configuration that accepts nothing.
    public override init() {
        super.init()
    }

    /// Creates a configuration that accepts uniform type identifiers.
    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init()
        types = acceptableTypeIdentifiers
    }

    /// Creates a configuration that accepts what objects of a class can be created from.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init()
        addTypeIdentifiers(forAccepting: aClass)
    }

    /// Returns `nil`: unarchiving is not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The accepted uniform type identifiers, each once.
    open var acceptableTypeIdentifiers: [String] {
        get { types }
        set { types = newValue }
    }

    /// Accepts further uniform type identifiers.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        for type in acceptableTypeIdentifiers where !types.contains(type) { types.append(type) }
    }

    /// Accepts what objects of a class can be created from.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns a copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }

    /// Whether a provider has data of an accepted type.
    final func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
}
