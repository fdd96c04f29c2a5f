import CellParts
import ContainerCells
import DeclarativeCollections
import PortableUIKit
import ScreenHosting

/// The screen on which a value is shown for a snapshot.
@MainActor
public struct SnapshotScreen {
    /// The view controller to show.
    public let viewController: UIViewController
    /// Returns the height that the content needs on the laid out screen, in points; nil fills the screen.
    public let contentHeight: (@MainActor () -> CGFloat)?
    /// The width of the content, in points; nil fills the screen.
    public let contentWidth: CGFloat?

    /// Creates a screen.
    public init(
        _ viewController: UIViewController,
        contentWidth: CGFloat? = nil,
        contentHeight: (@MainActor () -> CGFloat)? = nil
    ) {
        self.viewController = viewController
        self.contentWidth = contentWidth
        self.contentHeight = contentHeight
    }

    /// Shows the screen.
    func host(on configuration: ScreenConfiguration) throws -> ScreenHost {
        try ScreenHost.checkInstallation()
        var configuration = configuration
        if contentHeight != nil { configuration.safeAreaInsets = .zero }
        if let contentWidth { configuration.size.width = contentWidth }
        let host = ScreenHost(viewController, configuration: configuration)
        host.layout()
        if let contentHeight {
            host.configuration.size.height = max(1, contentHeight()).rounded(.up)
            host.layout()
        }
        return host
    }
}

/// A value that can be shown on a screen: snapshots of all strategies can be made of it.
public protocol SnapshotScreenConvertible {
    /// Makes a new screen that shows the value.
    @MainActor
    func makeSnapshotScreen() throws -> SnapshotScreen
}

extension CollectionViewState: SnapshotScreenConvertible {
    /// The screen of cells.
    public func makeSnapshotScreen() -> SnapshotScreen {
        SnapshotScreen(CellScreenViewController(state: self))
    }

    /// The screen of cells, as high as its content.
    @MainActor
    fileprivate func makeFittingScreen() -> SnapshotScreen {
        let controller = CellScreenViewController(state: self)
        return SnapshotScreen(controller) {
            controller.collectionView.collectionViewLayout.collectionViewContentSize.height
        }
    }
}

extension CollectionViewDiffableItem: SnapshotScreenConvertible {
    /// The row alone, as wide as the screen.
    public func makeSnapshotScreen() -> SnapshotScreen {
        CollectionViewState(sections: [CollectionViewSection(differenceIdentifier: "snapshot", items: { self })])
            .makeFittingScreen()
    }
}

extension ContainerItem: SnapshotScreenConvertible {
    /// The row alone, as wide as the screen.
    public func makeSnapshotScreen() -> SnapshotScreen { diffableItem.makeSnapshotScreen() }
}

extension CollectionViewDiffableSupplementaryElement: SnapshotScreenConvertible {
    /// The header or footer alone, as wide as the screen.
    public func makeSnapshotScreen() -> SnapshotScreen {
        CollectionViewState(sections: [CollectionViewSection(differenceIdentifier: "snapshot", header: self)])
            .makeFittingScreen()
    }
}

extension ContainerSupplementaryElement: SnapshotScreenConvertible {
    /// The header or footer alone, as wide as the screen.
    public func makeSnapshotScreen() -> SnapshotScreen { diffableSupplementaryElement.makeSnapshotScreen() }
}

extension UIViewController: SnapshotScreenConvertible {
    /// The view controller, which fills the screen.
    public func makeSnapshotScreen() -> SnapshotScreen { SnapshotScreen(self) }
}

extension UIView: SnapshotScreenConvertible {
    /// The view alone: at its own size, or, if it has none, as wide as the screen and as high as it needs.
    public func makeSnapshotScreen() -> SnapshotScreen {
        let controller = UIViewController()
        let size = bounds.size
        frame = CGRect(origin: .zero, size: size)
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(self)
        guard size.width <= 0 || size.height <= 0 else {
            return SnapshotScreen(controller, contentWidth: size.width) { size.height }
        }
        return SnapshotScreen(controller) {
            let width = controller.view.bounds.width
            let limit = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
            let fitting = self.systemLayoutSizeFitting(
                limit,
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            let height = fitting > 0 ? fitting : self.sizeThatFits(CGSize(width: width, height: .infinity)).height
            self.frame = CGRect(x: 0, y: 0, width: width, height: height)
            self.autoresizingMask = [.flexibleWidth]
            return height
        }
    }
}
