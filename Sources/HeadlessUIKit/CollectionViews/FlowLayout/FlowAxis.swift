import Foundation

extension UICollectionView {
    /// The direction a flow layout scrolls in.
    public enum ScrollDirection: Int, Sendable {
        /// Lines run from left to right and follow each other downwards.
        case vertical = 0
        /// Lines run from top to bottom and follow each other to the right.
        case horizontal = 1
    }
}

/// A size by the axes of a flow: `main` runs in the direction of scrolling, `cross` along a line.
struct FlowSize: Equatable {
    var main: CGFloat
    var cross: CGFloat
}

/// A rectangle by the axes of a flow.
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
