import Foundation

extension UIView {
    @_silgen_name("headless_view_init")
    package convenience init(dynamicFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// Creates a view of the class that the method is called on, with the override of `init(frame:)`; see
    /// NSObject+Metatype.swift.
    @_silgen_name("headless_view_init")
    package final class func make(frame: CGRect) -> Self
}

extension UIResponderStandardEditActions where Self: UIView {
    /// Creates a view of a dynamic class.
    @_silgen_name("headless_dynamic_view_init")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(frame: CGRect)

    @_silgen_name("headless_dynamic_view_init")
    @MainActor package static func makeView(frame: CGRect) -> Self {
        make(frame: frame)
    }
}
