import Foundation

extension UIViewController {
    @_silgen_name("headless_view_controller_init")
    package convenience init(dynamicNibName nibName: String?, bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    /// Creates a view controller of the class that the method is called on, with the override of
    /// `init(nibName:bundle:)`; see NSObject+Metatype.swift.
    @_silgen_name("headless_view_controller_init")
    package final class func make(nibName: consuming String?, bundle: consuming Bundle?) -> Self
}

extension UIResponderStandardEditActions where Self: UIViewController {
    /// Creates a view controller of a dynamic class.
    @_silgen_name("headless_dynamic_view_controller_init")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

    @_silgen_name("headless_dynamic_view_controller_init")
    @MainActor package static func makeViewController(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
        make(nibName: nibName, bundle: bundle)
    }
}
