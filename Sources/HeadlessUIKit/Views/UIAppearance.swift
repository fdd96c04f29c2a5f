import Foundation

/// What can be styled, for code that extends all of it at once. There are no proxies to style classes by.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// What holds things that can be styled.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
