import Foundation

extension UITableViewCell {
    @_silgen_name("headless_table_cell_init")
    package convenience init(dynamicStyle style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("headless_table_cell_init")
    final class func makeUnchecked(style: CellStyle, reuseIdentifier: consuming String?) -> Self

    /// Creates a cell of the class that the method is called on, with the override of `init(style:reuseIdentifier:)`;
    /// see NSObject+Metatype.swift.
    package final class func make(style: CellStyle, reuseIdentifier: consuming String?) -> Self {
        _ = isMetatypeChecked
        return makeUnchecked(style: style, reuseIdentifier: reuseIdentifier)
    }

    private static let isMetatypeChecked: Void = {
        let type: UITableViewCell.Type = Probe.self
        MetatypeCheck.verify(
            "init(style:reuseIdentifier:)",
            made: type.makeUnchecked(style: .subtitle, reuseIdentifier: "probe"),
            as: Probe.self
        )
    }()
}

extension _DynamicResponder where Self: UITableViewCell {
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

private class ProbeBase: UITableViewCell {
    let givenStyle: CellStyle

    override init(style: CellStyle, reuseIdentifier: String?) {
        givenStyle = style
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class Probe: ProbeBase, @preconcurrency MetatypeProbe {
    let values = [1, 2, 3]

    var isComplete: Bool { givenStyle == .subtitle && reuseIdentifier == "probe" && values.count == 3 }
}
