import Foundation

/// The items of a screen that the user can share or copy.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let providers: [NSItemProvider]

    /// Creates a configuration of objects.
    public init(objects: [any NSItemProviderWriting]) {
        providers = objects.map { NSItemProvider(object: $0) }
        super.init()
    }

    /// Creates a configuration of providers of items.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    /// An object for the app's own use.
    open var localObject: Any?

    /// The supported interactions.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]

    /// Returns metadata of all items.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Returns metadata of the item at an index.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// Returns a preview of the item at an index in a size.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?

    /// Returns the app's own activities for the items.
    open var applicationActivitiesProvider: (() -> [UIActivity])?

    /// Providers of the items.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }

    /// Returns whether an interaction is among the supported ones.
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }

    /// Returns what the metadata provider returns.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }

    /// Returns what the provider of metadata of items returns.
    open func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? {
        perItemMetadataProvider?(index, key)
    }

    /// Returns what the preview provider returns.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider? {
        previewProvider?(index, intent, suggestedSize)
    }
}
