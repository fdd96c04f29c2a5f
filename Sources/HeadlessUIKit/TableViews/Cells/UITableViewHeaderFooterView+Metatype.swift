import Foundation

extension UITableViewHeaderFooterView {
    @_silgen_name("headless_table_header_init")
    package convenience init(dynamicReuseIdentifier reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("headless_table_header_init")
    final class func makeUnchecked(reuseIdentifier: consuming String?) -> Self

    /// Creates a view of the class that the method is called on, with the override of `init(reuseIdentifier:)`; see
    /// NSObject+Metatype.swift.
    package final class func make(reuseIdentifier: consuming String?) -> Self {
        _ = isMetatypeChecked
        return makeUnchecked(reuseIdentifier: reuseIdentifier)
    }

    private static let isMetatypeChecked: Void = {
        let type: UITableViewHeaderFooterView.Type = Probe.self
        MetatypeCheck.verify(
            "init(reuseIdentifier:)",
            made: type.makeUnchecked(reuseIdentifier: "probe"),
            as: Probe.self
        )
    }()
}

extension _DynamicResponder where Self: UITableViewHeaderFooterView {
    /// Creates a header or footer of a dynamic class.
    @_silgen_name("headless_dynamic_table_header_init")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(reuseIdentifier: String?)

    @_silgen_name("headless_dynamic_table_header_init")
    @MainActor package static func makeHeaderFooterView(reuseIdentifier: consuming String?) -> Self {
        make(reuseIdentifier: reuseIdentifier)
    }
}

private class ProbeBase: UITableViewHeaderFooterView {
    let given: String?

    override init(reuseIdentifier: String?) {
        given = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class Probe: ProbeBase, @preconcurrency MetatypeProbe {
    let values = [1, 2, 3]

    var isComplete: Bool { given == "probe" && reuseIdentifier == "probe" && values.count == 3 }
}
