import Foundation

/// A view that shows a visual effect. The content behind is covered by a translucent color, not blurred.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let backdrop = UIView()
    private let contentViewStorage = UIView()

    /// The effect of the view; `nil` for none.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { showEffect() } }
    }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a visual effect view from an interface file. Returns `nil` for archives, which are not supported.
    public required init?(coder: NSCoder) {
        effect = nil
        super.init(coder: coder)
        setUp()
        decodeEffect(from: coder)
    }

    private func setUp() {
        backdrop.isUserInteractionEnabled = false
        for view in [backdrop, contentViewStorage] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        showEffect()
    }

    /// The view to add content to.
    open var contentView: UIView { contentViewStorage }

    private func showEffect() {
        backdrop.backgroundColor = (effect as? UIBlurEffect)?.fill
        contentViewStorage.tintColor = (effect as? UIVibrancyEffect)?.tint
    }
}
