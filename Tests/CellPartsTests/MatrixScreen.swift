import CellParts
import PortableUIKit
import ScreenHosting

/// All rows of the matrix below each other in one window, each at the size that it asks for.
@MainActor
final class MatrixScreen {
    /// A row on the screen.
    struct ShownRow {
        let name: String
        let view: UIView
        let askedSize: CGSize

        /// What is to be seen in the row; controls count as a whole.
        @MainActor var things: [Thing] { things(in: view) }

        @MainActor
        private func things(in parent: UIView) -> [Thing] {
            parent.subviews.filter { !$0.isHidden && !$0.bounds.isEmpty }.flatMap { subview -> [Thing] in
                let isWhole =
                    subview.subviews.isEmpty || subview is UIControl || subview is UIProgressView
                    || subview is UIActivityIndicatorView || subview is PictureView
                    || subview is PictureStackView || subview is TileView || subview is StarsView
                    || subview is ChipsView || subview is SkeletonView || subview is BadgeView || subview is CoverView
                guard isWhole else { return things(in: subview) }
                return [Thing(view: subview, frame: subview.convert(subview.bounds, to: view))]
            }
        }
    }

    /// Something to see in a row.
    struct Thing {
        let view: UIView
        let frame: CGRect

        /// Whether it is a control or the text of one. Controls are taller than a line of text and keep less distance from
        /// the edges of the row.
        @MainActor var belongsToControl: Bool {
            view.superview?.subviews.contains { sibling in
                sibling is UIControl && !(sibling is UITextField) && !sibling.isHidden && !isPartOfMessage(sibling)
                    || sibling is UIProgressView || sibling is UIActivityIndicatorView
            } ?? false
        }

        /// Whether a button is below texts, which keep their distance from the edges of the row.
        @MainActor
        private func isPartOfMessage(_ sibling: UIView) -> Bool {
            sibling is PartButton && (sibling.superview?.subviews.contains { $0 is UILabel } ?? false)
        }

        /// Whether this is the ground that another thing lies on: that of a badge.
        @MainActor
        func isGround(of other: Thing) -> Bool {
            type(of: view) == UIView.self && frame.insetBy(dx: -0.5, dy: -0.5).contains(other.frame)
        }
    }

    let rows: [ShownRow]

    private let host: ScreenHost

    init(_ cells: [MatrixCell], configuration: ScreenConfiguration) {
        let width = configuration.size.width
        var sizes: [CGSize] = []
        configuration.traitCollection.performAsCurrent { sizes = cells.map { $0.row.size(width) } }
        var configuration = configuration
        configuration.size.height = sizes.reduce(0) { $0 + $1.height }

        let viewController = UIViewController()
        host = ScreenHost(viewController, configuration: configuration)
        var top: CGFloat = 0
        rows = zip(cells, sizes).map { cell, size in
            let view = cell.row.makeView()
            view.frame = CGRect(x: 0, y: top, width: width, height: size.height)
            viewController.view.addSubview(view)
            top += size.height
            return ShownRow(name: cell.name, view: view, askedSize: size)
        }
        host.layout()
    }

    /// Changes to the other appearance and contrast; the rows lay themselves out anew.
    func showInTheDarkWithMoreContrast() {
        host.configuration.appearance = .dark
        host.configuration.accessibilityContrast = .high
        host.layout()
    }

    /// The size that a row asks for with the traits of the screen.
    func size(of cell: MatrixCell) -> CGSize {
        var size = CGSize.zero
        host.configuration.traitCollection.performAsCurrent { size = cell.row.size(host.configuration.size.width) }
        return size
    }
}
