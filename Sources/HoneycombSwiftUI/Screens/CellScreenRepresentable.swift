#if canImport(SwiftUI)
import Honeycomb
import SwiftUI

/// The view controller of a ``CellScreen`` in SwiftUI.
struct CellScreenRepresentable: UIViewControllerRepresentable {
    let screen: CellScreen

    func makeCoordinator() -> CellScreenCoordinator {
        CellScreenCoordinator()
    }

    func makeUIViewController(context: Context) -> CellScreenViewController {
        let controller = CellScreenViewController(theme: context.environment.cellTheme)
        context.coordinator.connect(to: controller)
        return controller
    }

    func updateUIViewController(_ controller: CellScreenViewController, context: Context) {
        context.coordinator.show(
            screen,
            environment: context.environment,
            animated: !context.transaction.disablesAnimations
        )
    }

    /// Ends a refresh that waits for its binding.
    static func dismantleUIViewController(
        _ controller: CellScreenViewController,
        coordinator: CellScreenCoordinator
    ) {
        coordinator.finishRefreshes()
    }
}
#endif
