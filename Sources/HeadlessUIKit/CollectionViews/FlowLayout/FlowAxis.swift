import Foundation

extension UICollectionView {
    /// The scroll direction of a layout.
    public enum ScrollDirection: Int, Sendable {
        /// Scrolls vertically: lines run from left to right and follow each other downward.
        case vertical = 0
        /// Scrolls horizontally: lines run from top to bottom and follow each other to the right.
        case horizontal = 1
    }
}

/// A size in the axes of a flow layout: `main` is the scroll direction, `cross` is the direction of a line.
struct FlowSize: Equatable {
    var main: CGFloat
    var cross: CGFloat
}

/// A rectangle in the axes of a flow layout.
struct FlowRect: Equatable {
    var main: CGFloat
    var cross: CGFloat
    var size: FlowSize

    var mainEnd: CGFloat { main + size.main }
    var crossEnd: CGFloat { cross + size.cross }
}

extension UICollectionView.ScrollDirection {
    func flow(_ size: CGSize) -> FlowSize {
        switch self {
        case .vertical: FlowSize(main: size.height, cross: size.width)
        case .horizontal: FlowSize(main: size.width, cross: size.height)
        }
    }

    func flow(_ rect: CGRect) -> FlowRect {
        switch self {
        case .vertical: FlowRect(main: rect.minY, cross: rect.minX, size: flow(rect.size))
        case .horizontal: FlowRect(main: rect.minX, cross: rect.minY, size: flow(rect.size))
        }
    }

    func rect(_ rect: FlowRect) -> CGRect {
        switch self {
        case .vertical: CGRect(x: rect.cross, y: rect.main, width: rect.size.cross, height: rect.size.main)
        case .horizontal: CGRect(x: rect.main, y: rect.cross, width: rect.size.main, height: rect.size.cross)
        }
    }
}
