import PortableUIKit

extension AuditedElement {
    /// What is beyond the screen, and what does not begin or end on a pixel.
    func geometry(kinds: Set<AuditKind>, screen: CGRect, scale: CGFloat) -> [AuditFinding] {
        guard kinds.contains(.outside) || kinds.contains(.pixelGrid) else { return [] }
        return views.filter(\.drawsItself).flatMap { view -> [AuditFinding] in
            var found: [AuditFinding] = []
            let frame = frame(of: view)
            if kinds.contains(.outside), let problem = outside(view, frame, screen) {
                found.append(finding(.outside, view, problem))
            }
            if kinds.contains(.pixelGrid), let problem = Self.offGrid(view, frame, scale) {
                found.append(finding(.pixelGrid, view, problem))
            }
            return found
        }
    }

    private func outside(_ view: UIView, _ frame: CGRect, _ screen: CGRect) -> String? {
        guard !view.isInScrollView(below: element.view) else { return nil }
        let tolerance = 1 / max(view.traitCollection.displayScale, 1) + 0.01
        var sides: [(String, CGFloat)] =
            element.isInCarousel
            ? [] : [("left", screen.minX - frame.minX), ("right", frame.maxX - screen.maxX)]
        if element.role == .screen {
            sides += [("top", screen.minY - frame.minY), ("bottom", frame.maxY - screen.maxY)]
        }
        guard let (side, length) = sides.first(where: { $0.1 > tolerance }) else { return nil }
        return "is \(SpacingGap.number(length)) beyond the \(side) edge of the screen"
    }

    private static func offGrid(_ view: UIView, _ frame: CGRect, _ scale: CGFloat) -> String? {
        // The thumb of a slider is where its value is.
        guard view.transform.isIdentity, !view.isInSlider else { return nil }
        var edges = [("x", frame.minX), ("y", frame.minY)]
        // The rest of a label after its text is not seen.
        if !(view is UILabel) { edges += [("its right edge", frame.maxX), ("its bottom", frame.maxY)] }
        let tolerance = 0.02
        let wrong = edges.filter { abs($0.1 * scale - ($0.1 * scale).rounded()) > tolerance }
        guard let (name, value) = wrong.first else { return nil }
        return "\(name) is \(SpacingGap.number(value)), between pixels"
    }
}

extension UIView {
    /// Whether the view shows something by itself.
    fileprivate var drawsItself: Bool {
        switch self {
        case is UILabel: shownText != nil
        case let imageView as UIImageView: imageView.image != nil
        case is UIControl: subviews.contains(where: \.isShown)
        default: subviews.isEmpty && type(of: self) != UIView.self
        }
    }

    fileprivate var isInSlider: Bool {
        superview is UISlider || superview?.superview is UISlider
    }

    /// Whether the view can be scrolled into sight, or is clipped on purpose.
    fileprivate func isInScrollView(below ancestor: UIView) -> Bool {
        var view = superview
        while let current = view, current !== ancestor {
            if current is UIScrollView || current.clipsToBounds { return true }
            view = current.superview
        }
        return false
    }
}
