#if canImport(UIKit)
import Foundation

extension Bundle {
    /// Returns the bundle of the code that declares a class. `uikit-port` writes it in place of `Bundle(for:)`.
    @_documentation(visibility: private) public static func _resources(of aClass: AnyClass) -> Bundle {
        Bundle(for: aClass)
    }
}
#endif
