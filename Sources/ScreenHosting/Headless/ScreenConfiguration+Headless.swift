#if !canImport(UIKit)
import HeadlessUIKit

extension ScreenConfiguration {
    private var systemTraits: UITraitCollection { UITraitCollection(systemVersion: system.majorVersion) }

    /// The traits of the configuration with the version of iOS, which is not a trait of UIKit.
    var hostTraits: UITraitCollection { UITraitCollection(traitsFrom: [traitCollection, systemTraits]) }

    /// Runs a closure in which views without a window are created for the version of iOS.
    func performWithSystem(_ body: () -> Void) {
        UITraitCollection(traitsFrom: [.current, systemTraits]).performAsCurrent(body)
    }
}
#endif
