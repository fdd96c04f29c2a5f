import HeadlessQuartz
import Observation

extension UIView {
    /// Runs code that updates a part of the view. When an observable property that the code read is about to change, the part is
    /// invalidated, once, so that the code runs again before the next frame. UIKit does so since iOS 18.
    ///
    /// Without such reads nothing is allocated.
    ///
    /// - Parameters:
    ///   - invalidate: Says that the part needs an update.
    ///   - update: The code.
    final func observing<Result>(
        invalidate: @escaping @MainActor @Sendable (UIView) -> Void,
        _ update: () -> Result
    ) -> Result {
        withObservationTracking(update, onChange: Self.changeHandler(of: self, invalidate))
    }

    /// What is called on whatever thread the property changes.
    private nonisolated static func changeHandler(
        of view: UIView,
        _ invalidate: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> @Sendable () -> Void {
        { [weak view] in
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { view.map(invalidate) }
            } else {
                Task { @MainActor [weak view] in view.map(invalidate) }
            }
        }
    }
}
