import Foundation

/// An object whose appearance can be customized. There are no appearance proxies; the protocol exists for extensions.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A container of objects whose appearance can be customized.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
