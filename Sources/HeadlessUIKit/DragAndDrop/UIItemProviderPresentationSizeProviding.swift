import Foundation

/// An object that has a size for its presentation when it is dropped.
@preconcurrency @MainActor public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    /// The size, in points.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension UIImage: UIItemProviderPresentationSizeProviding {
    /// The size of the image, in points.
    @preconcurrency @MainActor public var preferredPresentationSizeForItemProvider: CGSize { size }
}
