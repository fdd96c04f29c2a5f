import Honeycomb

/// A whole screen as a cell of the catalog: as wide as its column, and as high as its content.
struct ScreenContent: ContainerContent {
    typealias View = ScreenContentView

    let title: String
    let makeScreen: @MainActor (ScenarioEnvironment) throws -> UIViewController

    static func == (lhs: ScreenContent, rhs: ScreenContent) -> Bool { lhs.title == rhs.title }
}

/// The view of ``ScreenContent``, which keeps the screen.
final class ScreenContentView: UIView, ContainerContentView {
    private var controller: UIViewController?

    static func size(fitting width: CGFloat, content: ScreenContent) -> CGSize {
        guard let controller = try? content.makeScreen(ScenarioEnvironment(theme: .current)) else {
            return CGSize(width: width, height: 0)
        }
        return CGSize(width: width, height: controller.contentHeight(fitting: width))
    }

    func update(with content: ScreenContent) {
        controller?.view.removeFromSuperview()
        controller = try? content.makeScreen(ScenarioEnvironment(theme: .current))
        if let view = controller?.view { addSubview(view) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        controller?.view.frame = bounds
    }
}

extension UIViewController {
    /// The height of a phone's screen, in points.
    private static let phoneHeight: CGFloat = 844

    /// Returns the height of the rows of a screen of cells, in points; the height of a phone for other screens.
    fileprivate func contentHeight(fitting width: CGFloat) -> CGFloat {
        let top = (self as? UINavigationController)?.topViewController ?? self
        view.frame = CGRect(x: 0, y: 0, width: width, height: Self.phoneHeight)
        view.layoutIfNeeded()
        guard let list = (top as? CellScreenViewController)?.collectionView else { return Self.phoneHeight }
        let insets = list.adjustedContentInset
        return list.collectionViewLayout.collectionViewContentSize.height + insets.top + insets.bottom
    }
}
