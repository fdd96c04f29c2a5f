import CellParts
import PortableUIKit

/// A dividing line.
struct RuleElement: PartElement {
    var isVertical = false
    var color: UIColor

    static func makeView() -> UIView { UIView() }

    func size(fitting width: CGFloat) -> CGSize {
        let line = 1 / max(UITraitCollection.current.displayScale, 1)
        return isVertical ? CGSize(width: line, height: 24) : CGSize(width: min(width.layoutLength, 1), height: line)
    }

    var minWidth: CGFloat { 0 }

    func update(_ view: UIView, isAnimated: Bool) {
        view.backgroundColor = color
    }

    var fillsWidth: Bool { !isVertical }
}
