import Foundation

/// The layout of the image, title and subtitle of a configured button.
@MainActor struct ButtonArrangement {
    let imageSize: CGSize?
    let title: UILabel?
    let subtitle: UILabel?
    let insets: UIEdgeInsets
    let placement: NSDirectionalRectEdge
    let imagePadding: CGFloat
    let imageReservation: CGFloat
    let titlePadding: CGFloat
    let isMirrored: Bool

    struct Frames {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
    }

    private struct Parts {
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var texts = CGSize.zero
        var image = CGSize.zero
        var whole = CGSize.zero
    }

    private var isBeside: Bool { placement.contains(.leading) || placement.contains(.trailing) }

    func size(fitting width: CGFloat) -> CGSize {
        let whole = parts(in: width - insets.left - insets.right).whole
        return CGSize(
            width: whole.width + insets.left + insets.right,
            height: whole.height + insets.top + insets.bottom
        )
    }

    func frames(
        in bounds: CGRect,
        horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment
    ) -> Frames {
        let availableRect = bounds.inset(by: insets)
        let parts = parts(in: availableRect.width)
        let origin = CGPoint(
            x: availableRect.minX + Self.offset(availableRect.width - parts.whole.width, horizontal),
            y: availableRect.minY + Self.offset(availableRect.height - parts.whole.height, vertical)
        )
        return frames(of: parts, at: origin)
    }

    private func parts(in width: CGFloat) -> Parts {
        var parts = Parts()
        if let imageSize {
            parts.image = imageSize
            if isBeside {
                parts.image.width = max(imageSize.width, imageReservation)
            } else {
                parts.image.height = max(imageSize.height, imageReservation)
            }
        }
        let hasBoth = imageSize != nil && (title != nil || subtitle != nil)
        let padding = hasBoth ? imagePadding : 0
        let availableTextWidth = isBeside ? width - parts.image.width - padding : width
        let limit = CGSize(width: max(1, availableTextWidth), height: .infinity)
        parts.title = title?.sizeThatFits(limit) ?? .zero
        parts.subtitle = subtitle?.sizeThatFits(limit) ?? .zero
        parts.texts = CGSize(
            width: max(parts.title.width, parts.subtitle.width),
            height: parts.title.height + parts.subtitle.height + (title != nil && subtitle != nil ? titlePadding : 0)
        )
        if isBeside {
            parts.whole = CGSize(
                width: parts.image.width + padding + parts.texts.width,
                height: max(parts.image.height, parts.texts.height)
            )
        } else {
            parts.whole = CGSize(
                width: max(parts.image.width, parts.texts.width),
                height: parts.image.height + padding + parts.texts.height
            )
        }
        return parts
    }

    private func frames(of parts: Parts, at origin: CGPoint) -> Frames {
        let whole = CGRect(origin: origin, size: parts.whole)
        var image = CGRect(origin: origin, size: parts.image)
        var texts = CGRect(origin: origin, size: parts.texts)
        if isBeside {
            let isImageLeft = placement.contains(.leading) != isMirrored
            image.origin.x = isImageLeft ? whole.minX : whole.maxX - image.width
            texts.origin.x = isImageLeft ? whole.maxX - texts.width : whole.minX
            image.origin.y = whole.midY - image.height / 2
            texts.origin.y = whole.midY - texts.height / 2
        } else {
            image.origin.x = whole.midX - image.width / 2
            texts.origin.x = whole.midX - texts.width / 2
            image.origin.y = placement.contains(.top) ? whole.minY : whole.maxY - image.height
            texts.origin.y = placement.contains(.top) ? whole.maxY - texts.height : whole.minY
        }
        var frames = Frames()
        frames.title = CGRect(x: texts.minX, y: texts.minY, width: texts.width, height: parts.title.height)
        frames.subtitle = CGRect(
            x: texts.minX,
            y: texts.maxY - parts.subtitle.height,
            width: texts.width,
            height: parts.subtitle.height
        )
        if let imageSize {
            frames.image = CGRect(
                x: image.midX - imageSize.width / 2,
                y: image.midY - imageSize.height / 2,
                width: imageSize.width,
                height: imageSize.height
            )
        }
        return frames
    }

    private static func offset(_ spare: CGFloat, _ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: 0
        case .right, .trailing: spare
        case .center: spare / 2
        }
    }

    private static func offset(_ spare: CGFloat, _ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
        switch alignment {
        case .top, .fill: 0
        case .bottom: spare
        case .center: spare / 2
        }
    }
}
