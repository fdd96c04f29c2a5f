import CairoBaseline
import Foundation
@_spi(Host) import HeadlessUIKit
import Honeycomb

/// A list on a phone's screen, 390 by 844 points at 2x, built as in an app.
@MainActor
final class ListScreen {
    static let size = CGSize(width: 390, height: 844)
    static let scale = 2

    private let controller = CellScreenViewController()
    private let window = UIWindow(
        hostSize: ListScreen.size,
        traits: UITraitCollection(displayScale: CGFloat(ListScreen.scale))
    )
    private lazy var frame = HostFrame(of: window, scale: CGFloat(ListScreen.scale))

    init() {
        window.rootViewController = controller
        window.isHidden = false
        window.hostLayout()
    }

    /// Adds a bar of the system's material in front of the list, as high as a navigation bar with the status bar.
    func addBar() {
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        bar.frame = CGRect(x: 0, y: 0, width: Self.size.width, height: 98)
        window.addSubview(bar)
        window.hostLayout()
    }

    /// Applies, lays out and paints a state.
    func show(_ state: CollectionViewState) throws {
        apply(state)
        try paint()
    }

    func apply(_ state: CollectionViewState) {
        controller.apply(state, animated: false)
        window.hostLayout()
    }

    func paint() throws {
        try frame.paint()
    }

    func png() throws -> Data {
        try frame.png()
    }

    /// Scrolls like a finger, without painting.
    func scroll(by points: CGFloat) {
        controller.collectionView.contentOffset.y += points
    }

    func layout() {
        window.hostLayout()
    }
}
