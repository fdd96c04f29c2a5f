import Foundation

/// An object that the user can paste into.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types of data that the object accepts. With `nil` it accepts nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Inserts the data of item providers.
    func paste(itemProviders: [NSItemProvider])

    /// Returns whether the data of item providers can be inserted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    /// The default implementation; does nothing.
    public func paste(itemProviders: [NSItemProvider]) {}

    /// The default implementation; whether one of the providers has data of a type in the configuration.
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return itemProviders.contains(where: pasteConfiguration.accepts)
    }
}
