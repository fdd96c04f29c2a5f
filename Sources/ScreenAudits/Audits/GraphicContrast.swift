import CellParts
import PortableUIKit

extension AuditedElement {
    /// The least contrast of graphics: WCAG 2.2, success criterion 1.4.11.
    private static let leastContrast = 3.0

    /// Icons, dots and bars of progress that are hard to see. Those of disabled controls and rows, and placeholders of pictures,
    /// may be; the parts of system controls are the system's.
    func graphicContrasts(_ pixels: TextPixels, _ names: TokenNames?) -> [AuditFinding] {
        if element.view.accessibilityTraits.contains(.notEnabled) { return [] }
        return views.compactMap { view in
            guard let color = view.graphicColor, !view.isInSystemControl, !view.isInDisabled(upTo: element.view),
                let ground = pixels.ground(around: view)
            else { return nil }
            let seen = TextPixels.RGB(
                color.resolvedColor(with: view.traitCollection),
                alpha: view.opacity(upTo: root),
                over: ground
            )
            let contrast = seen.contrast(to: ground)
            // A mark that is not set is not to be seen.
            if color.resolvedColor(with: view.traitCollection).cgColor.alpha < 0.01 { return nil }
            guard contrast < Self.leastContrast - 0.005 else { return nil }
            let number = SpacingGap.number((CGFloat(contrast) * 100).rounded(.down) / 100)
            let name = names?.name(of: color, in: view.traitCollection).map { " in \($0)" } ?? ""
            return finding(.contrast, view, "contrasts \(number) to 1\(name), a graphic needs 3 to 1")
        }
    }
}

extension UIView {
    /// The color of what the view draws, if that is one color.
    fileprivate var graphicColor: UIColor? {
        switch self {
        case let imageView as UIImageView:
            guard let image = imageView.image, image.renderingMode == .alwaysTemplate, imageView.backgroundColor == nil,
                !isPlaceholder(image)
            else { return nil }
            return imageView.tintColor
        case let progress as UIProgressView: return progress.progress > 0 ? progress.progressTintColor : nil
        case is any StateShowingView: return backgroundColor
        default: return nil
        }
    }

    /// A picture that is not there yet, in the size of a picture.
    private func isPlaceholder(_ image: UIImage) -> Bool { image === Icon.avatar.image || clipsToBounds }

    fileprivate var isInSystemControl: Bool {
        var view = superview
        while let current = view {
            if current is UISwitch || current is UISlider || current is UIStepper || current is UISegmentedControl
                || current is UITextField || current is UIDatePicker || current is UIProgressView
            {
                return true
            }
            view = current.superview
        }
        return false
    }
}

extension TextPixels {
    /// The color that most pixels just outside of a view have; nil outside of the screen.
    fileprivate func ground(around view: UIView) -> RGB? {
        let frame = view.convert(view.bounds, to: root)
        let left = Int((frame.minX * scale).rounded(.down)) - 1
        let right = Int((frame.maxX * scale).rounded(.up))
        let top = Int((frame.minY * scale).rounded(.down)) - 1
        let bottom = Int((frame.maxY * scale).rounded(.up))
        guard left >= 0, top >= 0, right < behind.width, bottom < behind.height, left < right, top < bottom else {
            return nil
        }
        var counts: [UInt32: Int] = [:]
        behind.bytes.withUnsafeBytes { bytes in
            func count(_ x: Int, _ y: Int) {
                let offset = (y * behind.width + x) * 4
                let color = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) >> 8
                counts[color, default: 0] += 1
            }
            for x in left...right {
                count(x, top)
                count(x, bottom)
            }
            for y in top...bottom {
                count(left, y)
                count(right, y)
            }
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }.map { RGB($0.key) }
    }
}
