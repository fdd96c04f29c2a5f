import Foundation

extension UIViewController {
    @_silgen_name("headless_view_controller_init")
    package convenience init(dynamicNibName nibName: String?, bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("headless_view_controller_init")
    final class func makeUnchecked(nibName: consuming String?, bundle: consuming Bundle?) -> Self

    /// Creates a view controller of the class that the method is called on, with the override of
    /// `init(nibName:bundle:)`; see NSObject+Metatype.swift.
    package final class func make(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
        _ = isMetatypeChecked
        return makeUnchecked(nibName: nibName, bundle: bundle)
    }

    private static let isMetatypeChecked: Void = {
        let type: UIViewController.Type = Probe.self
        MetatypeCheck.verify(
            "init(nibName:bundle:)",
            made: type.makeUnchecked(nibName: "probe", bundle: nil),
            as: Probe.self
        )
    }()
}

extension _DynamicResponder where Self: UIViewController {
    /// Creates a view controller of a dynamic class.
    @_silgen_name("headless_dynamic_view_controller_init")
    @_disfavoredOverload
    @preconcurrency @MainActor public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

    @_silgen_name("headless_dynamic_view_controller_init")
    @MainActor package static func makeViewController(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
        make(nibName: nibName, bundle: bundle)
    }
}

private class ProbeBase: UIViewController {
    let given: String?

    override init(nibName: String?, bundle: Bundle?) {
        given = nibName
        super.init(nibName: nil, bundle: bundle)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}

private final class Probe: ProbeBase, @preconcurrency MetatypeProbe {
    let values = [1, 2, 3]

    var isComplete: Bool { given == "probe" && values.count == 3 }
}
