import Foundation

/// The recorded drawing of a layer, with the bounds it was drawn for.
package struct LayerContent {
    package let list: DisplayList
    package let bounds: CGRect

    package init(list: DisplayList, bounds: CGRect) {
        self.list = list
        self.bounds = bounds
    }

    /// Returns the transform for drawing the content into other bounds; `nil` if none is needed.
    package func mapping(to target: CGRect, _ placement: @autoclosure () -> ContentPlacement) -> CGAffineTransform? {
        guard target != bounds, bounds.width > 0, bounds.height > 0 else { return nil }
        let placement = placement()
        let ratioX = target.width / bounds.width
        let ratioY = target.height / bounds.height
        let (scaleX, scaleY): (CGFloat, CGFloat) =
            switch placement.scale {
            case .none: (1, 1)
            case .fill: (ratioX, ratioY)
            case .aspectFit: (min(ratioX, ratioY), min(ratioX, ratioY))
            case .aspectFill: (max(ratioX, ratioY), max(ratioX, ratioY))
            }
        let x = target.minX + (target.width - bounds.width * scaleX) * placement.horizontal
        let y = target.minY + (target.height - bounds.height * scaleY) * placement.vertical
        return CGAffineTransform(
            a: scaleX,
            b: 0,
            c: 0,
            d: scaleY,
            tx: x - bounds.minX * scaleX,
            ty: y - bounds.minY * scaleY
        )
    }
}

/// Where content lies in bounds of another size.
package struct ContentPlacement {
    package enum Scale {
        case none, fill, aspectFit, aspectFill
    }

    var scale = Scale.none
    /// The share of the free width before the content, from 0 (left) to 1 (right).
    package var horizontal: CGFloat = 0.5
    /// The share of the free height above the content, from 0 (top) to 1 (bottom).
    package var vertical: CGFloat = 0.5

    package init(scale: Scale) {
        self.scale = scale
    }

    package init(horizontal: CGFloat = 0.5, vertical: CGFloat = 0.5) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
