import Foundation

extension UITextField {
    /// UIKit's metrics in points.
    private enum Metrics {
        static let roundedInsets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        static let lineInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        static let clearButtonSize = CGSize(width: 19, height: 19)
        static let clearButtonMargin: CGFloat = 5
        static let roundedHeight: CGFloat = 34
        static let roundedPadding: CGFloat = 14
        static let cornerRadius: CGFloat = 5
    }

    final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var borderInsets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line: Metrics.lineInsets
        case .bezel, .roundedRect: Metrics.roundedInsets
        }
    }

    private func isShown(_ mode: ViewMode, isEditing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func showsClearButton(isEditing: Bool) -> Bool {
        // A right view replaces the clear button.
        hasText && isEnabled && isShown(clearButtonMode, isEditing: isEditing)
            && !(rightView != nil && isShown(rightViewMode, isEditing: isEditing))
    }

    final func contentChanged() {
        textView.textDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    final func adjustFont() {
        let adjusted = document.font.adjusted(for: traitCollection)
        if adjusted != document.font { font = adjusted }
    }

    final func replaceSideView(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        contentChanged()
    }

    // MARK: Frames

    final func availableTextRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
        var availableRect = borderRect(forBounds: bounds).inset(by: borderInsets)
        var taken: [(rect: CGRect, isLeading: Bool)] = []
        if leftView != nil, isShown(leftViewMode, isEditing: isEditing) {
            taken.append((leftViewRect(forBounds: bounds), true))
        }
        if rightView != nil, isShown(rightViewMode, isEditing: isEditing) {
            taken.append((rightViewRect(forBounds: bounds), false))
        }
        if showsClearButton(isEditing: isEditing) {
            let margin = borderStyle == .none ? 0 : Metrics.clearButtonMargin
            taken.append((clearButtonRect(forBounds: bounds).insetBy(dx: -margin, dy: 0), false))
        }
        for (rect, isLeading) in taken {
            if isLeading != isMirrored {
                let minX = max(availableRect.minX, rect.maxX + borderInsets.left)
                availableRect.size.width = max(0, availableRect.maxX - minX)
                availableRect.origin.x = minX
            } else {
                availableRect.size.width = max(0, min(availableRect.maxX, rect.minX) - availableRect.minX)
            }
        }
        return availableRect.width < 0 || availableRect.height < 0
            ? CGRect(origin: availableRect.origin, size: .zero) : availableRect
    }

    final func clearButtonFrame(in bounds: CGRect) -> CGRect {
        let margin = borderStyle == .none ? 0 : Metrics.clearButtonMargin
        return place(Metrics.clearButtonSize, in: bounds, margin: margin, isLeading: false)
    }

    final func placeAtLeading(_ view: UIView?, in bounds: CGRect) -> CGRect {
        place(size(of: view), in: bounds, margin: 0, isLeading: true)
    }

    final func placeAtTrailing(_ view: UIView?, in bounds: CGRect) -> CGRect {
        place(size(of: view), in: bounds, margin: 0, isLeading: false)
    }

    private func place(_ size: CGSize, in bounds: CGRect, margin: CGFloat, isLeading: Bool) -> CGRect {
        let x = isLeading != isMirrored ? bounds.minX + margin : bounds.maxX - margin - size.width
        let y = bounds.minY + ((bounds.height - size.height) / 2).rounded(.down)
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Returns the bounds size of a side view, or else its intrinsic size.
    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.size != .zero { return view.bounds.size }
        let intrinsic = view.intrinsicContentSize
        return CGSize(width: max(0, intrinsic.width), height: max(0, intrinsic.height))
    }

    final func placeSubviews() {
        textView.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        show(leftView, leftViewMode) { leftViewRect(forBounds: bounds) }
        show(rightView, rightViewMode) { rightViewRect(forBounds: bounds) }
        if showsClearButton(isEditing: isEditing) {
            if clearButton.superview !== self { addSubview(clearButton) }
            clearButton.frame = clearButtonRect(forBounds: bounds)
        } else {
            clearButton.removeFromSuperview()
        }
        textView.layoutText()
    }

    private func show(_ view: UIView?, _ mode: ViewMode, at rect: () -> CGRect) {
        guard let view else { return }
        guard isShown(mode, isEditing: isEditing) else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.frame = rect()
    }

    final func fittingSize() -> CGSize {
        let text = textView.measuredSize()
        var width = text.width + borderInsets.left + borderInsets.right
        for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
            if view != nil, isShown(mode, isEditing: isEditing) { width += size(of: view).width + borderInsets.left }
        }
        if clearButtonMode != .never { width += Metrics.clearButtonSize.width }
        let height =
            borderStyle == .roundedRect || borderStyle == .bezel
            ? max(Metrics.roundedHeight, text.height.rounded() + Metrics.roundedPadding)
            : text.height.rounded(.up) + 1 + borderInsets.top + borderInsets.bottom
        return CGSize(width: width.rounded(.up), height: height)
    }

    // MARK: Border

    final func drawBorder() {
        if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background {
            image.draw(in: borderRect(forBounds: bounds))
            return
        }
        guard borderStyle != .none else { return }
        let rect = borderRect(forBounds: bounds).insetBy(dx: 0.5, dy: 0.5)
        switch borderStyle {
        case .none: break
        case .line, .bezel:
            UIColor.label.setStroke()
            UIBezierPath(rect: rect).stroke()
        case .roundedRect:
            let path = UIBezierPath(roundedRect: rect, cornerRadius: Metrics.cornerRadius)
            (isEnabled ? UIColor.systemBackground : UIColor.secondarySystemBackground).setFill()
            path.fill()
            UIColor.systemGray5.setStroke()
            path.stroke()
        }
    }
}
