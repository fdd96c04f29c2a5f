import PortableUIKit

/// Checks whether the contents of a view fit in it after layout.
///
/// Labels need the height of their text, and subviews that draw something must not extend beyond the view. Views that
/// clip or scroll their contents are skipped: they may be smaller on purpose.
@MainActor
package struct ViewSizeInspection {
    /// A description of what does not fit; `nil` if everything fits.
    package let problem: String?

    /// Inspects a view.
    ///
    /// - Parameter view: A view after layout.
    package init(of view: UIView) {
        let tolerance = 1 / max(1, view.traitCollection.displayScale) + 0.01
        problem = Self.problem(in: view, root: view, tolerance: tolerance)
    }

    private static func problem(in view: UIView, root: UIView, tolerance: CGFloat) -> String? {
        for subview in view.subviews where !subview.isHidden && subview.alpha > 0 && !subview.bounds.isEmpty {
            if let label = subview as? UILabel, let problem = textProblem(label, tolerance: tolerance) {
                return problem
            }
            let frame = subview.convert(subview.bounds, to: root)
            let overflow = max(frame.maxY - root.bounds.maxY, root.bounds.minY - frame.minY)
            if subview.subviews.isEmpty, overflow > tolerance {
                return "\(name(of: subview)) reaches \(rounded(overflow)) points beyond it"
            }
            guard !subview.clipsToBounds, !(subview is UIScrollView) else { continue }
            if let problem = problem(in: subview, root: root, tolerance: tolerance) {
                return problem
            }
        }
        return nil
    }

    private static func textProblem(_ label: UILabel, tolerance: CGFloat) -> String? {
        guard label.text?.isEmpty == false else { return nil }
        let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        let needed = label.sizeThatFits(room).height
        guard needed - label.bounds.height > tolerance else { return nil }
        return "\(name(of: label)) needs \(rounded(needed)) points and has \(rounded(label.bounds.height))"
    }

    private static func name(of view: UIView) -> String {
        guard let label = view as? UILabel, let text = label.text else { return "\(type(of: view))" }
        return "the label \"\(text)\""
    }

    private static func rounded(_ length: CGFloat) -> CGFloat {
        (length * 100).rounded() / 100
    }
}
