import Foundation

/// Provides the items that the user can share or copy.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// Providers of the items.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }

    /// Returns whether an interaction is supported. By default only sharing and copying are.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool

    /// Returns metadata of all items.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?

    /// Returns metadata of an item.
    func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?

    /// Returns a provider of the preview of an item in a size.
    func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
    /// The default implementation; `true` for sharing and copying.
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        interaction == .share || interaction == .copy
    }

    /// The default implementation; `nil`.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }

    /// The default implementation; `nil`.
    public func activityItemsConfigurationMetadataForItem(
        at index: Int,
        key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }

    /// The default implementation; `nil`.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int,
        intent: UIActivityItemsConfigurationPreviewIntent,
        suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
}

/// An object with items that the user can share or copy.
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The items.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
