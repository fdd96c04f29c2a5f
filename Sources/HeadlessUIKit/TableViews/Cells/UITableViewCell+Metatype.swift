import Foundation

extension UITableViewCell {
    @_silgen_name("headless_table_cell_init")
    package convenience init(dynamicStyle style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Creates a cell of the class that the method is called on, with the override of `init(style:reuseIdentifier:)`;
    /// see NSObject+Metatype.swift.
    @_silgen_name("headless_table_cell_init")
    package final class func make(style: CellStyle, reuseIdentifier: consuming String?) -> Self
}

extension UIResponderStandardEditActions where Self: UITableViewCell {
    /// Creates a cell of a dynamic class.
    @_silgen_name("headless_dynamic_table_cell_init")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

    @_silgen_name("headless_dynamic_table_cell_init")
    @MainActor package static func makeCell(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?)
        -> Self
    {
        make(style: style, reuseIdentifier: reuseIdentifier)
    }
}
