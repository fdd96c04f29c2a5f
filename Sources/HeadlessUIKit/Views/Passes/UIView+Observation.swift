import HeadlessQuartz
import Observation

extension UIView {
    /// Runs code that updates a part of the view. When an observable property that the code read is about to change, the part is
    /// invalidated, once, so that the code runs again before the next frame. UIKit does so since iOS 18.
    ///
    /// Each run takes the place of the one before. Code that reads nothing observable costs no memory.
    ///
    /// - Parameters:
    ///   - part: What the code updates.
    ///   - invalidate: Says that the part needs an update.
    ///   - update: The code.
    final func observing<Result>(
        _ part: ObservedPart,
        invalidate: @escaping @MainActor @Sendable (UIView) -> Void,
        _ update: () -> Result
    ) -> Result {
        let token = observations?.tokens[part]
        token?.cancel()
        return withObservationTracking(
            {
                token?.read()
                return update()
            },
            onChange: Self.changeHandler(of: self, token ?? makeToken(for: part), invalidate)
        )
    }

    private func makeToken(for part: ObservedPart) -> ObservationToken {
        let observations = observations ?? ViewObservations()
        let token = ObservationToken()
        observations.tokens[part] = token
        self.observations = observations
        return token
    }

    /// What is called on whatever thread the property changes.
    private nonisolated static func changeHandler(
        of view: UIView,
        _ token: ObservationToken,
        _ invalidate: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> @Sendable () -> Void {
        { [weak view] in
            if MainQueue.isCurrent {
                guard !token.isBeingCancelled else { return }
                MainActor.assumeIsolated { view.map(invalidate) }
            } else {
                Task { @MainActor [weak view] in view.map(invalidate) }
            }
        }
    }
}

/// What of a view is updated by code that may read observable properties.
enum ObservedPart {
    case layout, layoutBegin, layoutEnd, constraints, content, configuration, providedContent, sections, properties,
        contentUnavailable
}

/// The updates of a view that have read observable properties.
@MainActor final class ViewObservations {
    fileprivate var tokens: [ObservedPart: ObservationToken] = [:]

    deinit {
        for token in tokens.values { token.cancel() }
    }
}

/// Ends the observation of an update. `withObservationTracking` observes until one of the properties changes, so each update reads a
/// property of its token as well, and a change of that ends it: else each layout would leave an observation behind.
///
/// Unchecked: only the main queue, or the end of the view, cancels.
private final class ObservationToken: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var mark: Void { () }
    /// Whether the change is that of the token itself.
    private(set) var isBeingCancelled = false

    func read() { registrar.access(self, keyPath: \.mark) }

    func cancel() {
        isBeingCancelled = true
        registrar.withMutation(of: self, keyPath: \.mark) {}
        isBeingCancelled = false
    }
}
