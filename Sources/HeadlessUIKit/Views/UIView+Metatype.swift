import Foundation

extension UIView {
    @_silgen_name("headless_view_init")
    package convenience init(dynamicFrame frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("headless_view_init")
    final class func makeUnchecked(frame: CGRect) -> Self

    /// Creates a view of the class that the method is called on, with the override of `init(frame:)`; see
    /// NSObject+Metatype.swift.
    package final class func make(frame: CGRect) -> Self {
        _ = Self.isMetatypeChecked
        return makeUnchecked(frame: frame)
    }

    private static let isMetatypeChecked: Void = {
        let type: UIView.Type = Probe.self
        MetatypeCheck.verify("init(frame:)", made: type.makeUnchecked(frame: Probe.sample), as: Probe.self)
    }()
}

private class ProbeBase: UIView {
    let given: CGRect

    override init(frame: CGRect) {
        given = frame
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class Probe: ProbeBase, @preconcurrency MetatypeProbe {
    static let sample = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values = [1, 2, 3]

    var isComplete: Bool { given == Self.sample && frame == Self.sample && values.count == 3 }
}

extension _DynamicResponder where Self: UIView {
    /// Creates a view of a dynamic class.
    @_silgen_name("headless_dynamic_view_init")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(frame: CGRect)

    @_silgen_name("headless_dynamic_view_init")
    @MainActor package static func makeView(frame: CGRect) -> Self {
        make(frame: frame)
    }
}
