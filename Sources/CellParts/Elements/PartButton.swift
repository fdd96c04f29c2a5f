import ContainerCells
import PortableUIKit

/// A button with a text, optionally on a background, which an activity indicator can replace.
public final class PartButton: UIControl {
    let label = PartLabel()
    var didTapHandler: (@MainActor () -> Void)?
    var padding = UIEdgeInsets.zero {
        didSet { if padding != oldValue { setNeedsLayout() } }
    }

    private var activityView: UIActivityIndicatorView?

    public override init(frame: CGRect) {
        super.init(frame: frame)

        addAction(UIAction { [weak self] _ in self?.didTapHandler?() }, for: .touchUpInside)
        label.isCentered = true
        addSubview(label)
    }

    /// Unavailable: create the button in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("PartButton is made in code; it cannot be decoded.")
    }

    public override var isHighlighted: Bool {
        didSet { updateAlpha() }
    }

    public override var isEnabled: Bool {
        didSet { updateAlpha() }
    }

    /// Whether an activity indicator is shown instead of the text.
    private(set) var isActive = false

    var opacities = OpacityScale.standard {
        didSet { if opacities != oldValue { updateAlpha() } }
    }

    private func updateAlpha() {
        alpha = isActive || isEnabled ? (isHighlighted ? opacities.pressed : 1) : opacities.disabled
    }

    public override func layoutSubviews() {
        super.layoutSubviews()

        label.frame = contentFrame(insetBy: padding)
        activityView?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    func showActivity(_ isActive: Bool, color: UIColor) {
        self.isActive = isActive
        label.isHidden = isActive
        updateAlpha()
        guard isActive || activityView != nil else { return }
        let view = activityView ?? UIActivityIndicatorView(style: .medium)
        if activityView == nil {
            view.isUserInteractionEnabled = false
            activityView = view
            addSubview(view)
            setNeedsLayout()
        }
        view.color = color
        if isActive != view.isAnimating { isActive ? view.startAnimating() : view.stopAnimating() }
    }

    /// Extends the hit area to at least 44 by 44 points.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.touchable.contains(point)
    }
}
