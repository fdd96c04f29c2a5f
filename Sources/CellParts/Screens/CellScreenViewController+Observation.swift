import DeclarativeCollections
import Dispatch
import Foundation
import Observation
import PortableUIKit

/// The queue of the main actor. On Linux it may run on any thread.
private struct MainQueue: @unchecked Sendable {
    private static let marked = MainQueue()

    private let key = DispatchSpecificKey<Bool>()

    private init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    /// Whether the code runs on it.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: marked.key) == true }
}

@available(iOS 17.0, *)
extension CellScreenViewController {
    /// Creates a screen that observes its model: it shows a state, and updates when the model changes.
    ///
    /// ```swift
    /// @Observable @MainActor final class Player { var isOn = false }
    ///
    /// let player = Player()
    /// let screen = CellScreenViewController(observing: {
    ///     CollectionViewState {
    ///         CollectionViewSection(differenceIdentifier: "player") {
    ///             TitleToggleItem(
    ///                 differenceIdentifier: "sound",
    ///                 left: LeftTitle(title: player.isOn ? "Sound is on" : "Sound is off"),
    ///                 right: RightToggle(isOn: player.isOn) { player.isOn = $0 }
    ///             )
    ///         }
    ///     }
    /// })
    /// ```
    ///
    /// - Parameters:
    ///   - theme: The theme of the screen.
    ///   - makeState: Makes the state. Properties of observable objects that it reads are observed.
    public convenience init(
        theme: CellTheme = .standard,
        observing makeState: @escaping @MainActor () -> CollectionViewState
    ) {
        self.init(theme: theme)

        observe(makeState)
    }

    /// Shows a state, and updates when the model changes.
    ///
    /// The screen calls `makeState` again before the next frame, once for all changes, and animates the difference. It replaces a closure
    /// that was observed before. A state that you apply stays until the model changes. iOS 15 and 16 have no observable objects: call
    /// `apply(_:animated:)` after changes there.
    ///
    /// - Parameter makeState: Makes the state. Properties of observable objects that it reads are observed. The screen keeps it.
    public func observe(_ makeState: @escaping @MainActor () -> CollectionViewState) {
        observedState = makeState
        showObservedState(animated: false)
    }

    /// Makes the state, and shows it.
    func showObservedState(animated: Bool) {
        guard let observedState else { return }
        needsObservedState = false
        let state = withObservationTracking(observedState, onChange: Self.changeHandler(of: self))
        apply(state, animated: animated && viewIfLoaded?.window != nil)
    }

    /// What is called on whatever thread a property changes.
    private nonisolated static func changeHandler(of screen: CellScreenViewController) -> @Sendable () -> Void {
        { [weak screen] in
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { screen?.observedStateDidChange() }
            } else {
                Task { @MainActor [weak screen] in screen?.observedStateDidChange() }
            }
        }
    }

    private func observedStateDidChange() {
        needsObservedState = true
        viewIfLoaded?.setNeedsLayout()
    }
}
