import CellParts
import ContainerCells
import DeclarativeCollections
import Expectations
import PortableUIKit
import ScreenHosting
import Testing

/// A single row in a list, which tests tap.
@MainActor
final class PartScreen {
    let host: ScreenHost
    let controller = CellScreenViewController()

    var didSelectRow: (() -> Void)?

    init(
        _ left: some LeftContent,
        _ right: some RightContent = RightEmpty(),
        isRightToLeft: Bool = false,
        textSize: UIContentSizeCategory = .large,
        width: CGFloat? = nil
    ) {
        host = ScreenHost(
            controller,
            configuration: .phone(
                layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
                contentSizeCategory: textSize
            )
        )
        if let width { host.configuration.size.width = width }
        show(left, right)
    }

    func show(_ left: some LeftContent, _ right: some RightContent = RightEmpty()) {
        let item = ContainerItem(
            differenceIdentifier: "row",
            left: left,
            right: right,
            didSelectHandler: { [weak self] in self?.didSelectRow?() }
        )
        controller.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: 1) { CollectionViewDiffableItem(item) }
            },
            animated: false
        )
        host.layout()
    }

    var cell: UICollectionViewCell? {
        controller.collectionView.visibleCells.first
    }

    func views<View: UIView>(_ type: View.Type) -> [View] {
        controller.view.descendants(type)
    }

    func frame(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: controller.view)
    }

    /// Taps the middle of the first view of a type.
    func tap<View: UIView>(_ type: View.Type) throws {
        let frame = frame(of: try require(views(type).first))
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Taps the row at a distance from its left edge.
    func tap(x: CGFloat) {
        guard let cell else { return }
        host.tap(at: CGPoint(x: x, y: frame(of: cell).midY))
    }
}

extension UIView {
    /// The visible subviews of a type, at any depth.
    func descendants<View: UIView>(_ type: View.Type) -> [View] {
        subviews.filter { !$0.isHidden }.flatMap { subview in
            ((subview as? View).map { [$0] } ?? []) + subview.descendants(type)
        }
    }
}
