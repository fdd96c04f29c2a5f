import Foundation

/// A view that shows a background configuration behind the content of a cell.
@MainActor final class CellBackgroundView: UIView {
    private let fill = UIView()
    private let stroke = UIView()
    private var material: UIVisualEffectView?
    private let picture = UIImageView()

    var configuration = UIBackgroundConfiguration.clear() {
        didSet { show() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(fill)
        addSubview(stroke)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = shownInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top,
                left: isMirrored ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing
            )
        )
        let outset = configuration.strokeOutset
        stroke.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
        material?.frame = fill.frame
        picture.frame = fill.bounds
    }

    private var shownInsets: NSDirectionalEdgeInsets {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        guard !edges.isEmpty, let margins = superview?.directionalLayoutMargins else { return insets }
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return insets
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func showMaterial() {
        guard let effect = configuration.visualEffect else {
            material?.removeFromSuperview()
            material = nil
            return
        }
        let view = material ?? UIVisualEffectView(effect: effect)
        view.effect = effect
        view.layer.cornerRadius = configuration.cornerRadius
        view.clipsToBounds = configuration.cornerRadius > 0
        material = view
        insertSubview(view, at: 0)
    }

    private func show() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.clipsToBounds = configuration.cornerRadius > 0
        configuration.showCustomView(in: fill, besides: picture)
        let hasStroke = configuration.strokeWidth > 0
        stroke.isHidden = !hasStroke
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.borderColor = hasStroke ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
        let radius = configuration.cornerRadius
        stroke.layer.cornerRadius = radius > 0 ? max(0, radius + configuration.strokeOutset) : 0
        showMaterial()
        picture.image = configuration.image
        picture.contentMode = configuration.imageContentMode
        if configuration.image == nil { picture.removeFromSuperview() } else { fill.insertSubview(picture, at: 0) }
        setNeedsLayout()
    }
}
