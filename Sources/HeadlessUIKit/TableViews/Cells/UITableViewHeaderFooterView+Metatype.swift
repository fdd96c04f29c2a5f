import Foundation

extension UITableViewHeaderFooterView {
    @_silgen_name("headless_table_header_init")
    package convenience init(dynamicReuseIdentifier reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Creates a view of the class that the method is called on, with the override of `init(reuseIdentifier:)`; see
    /// NSObject+Metatype.swift.
    @_silgen_name("headless_table_header_init")
    package final class func make(reuseIdentifier: consuming String?) -> Self
}

extension UIResponderStandardEditActions where Self: UITableViewHeaderFooterView {
    /// Creates a header or footer of a dynamic class.
    @_silgen_name("headless_dynamic_table_header_init")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(reuseIdentifier: String?)

    @_silgen_name("headless_dynamic_table_header_init")
    @MainActor package static func makeHeaderFooterView(reuseIdentifier: consuming String?) -> Self {
        make(reuseIdentifier: reuseIdentifier)
    }
}
