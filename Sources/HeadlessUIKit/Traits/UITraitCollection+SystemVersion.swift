import Foundation

extension UITraitCollection {
    /// Creates a collection that specifies only the major version of iOS that is drawn.
    ///
    /// A trait rather than a global value, so that screens of different versions can be drawn side by side.
    package convenience init(systemVersion: Int) {
        self.init(values: TraitValues(systemVersion: systemVersion))
    }

    /// The metrics of the version of iOS that is drawn.
    final var metrics: SystemMetrics {
        values.systemVersion == 0 ? .iOS17 : .version(values.systemVersion)
    }
}
