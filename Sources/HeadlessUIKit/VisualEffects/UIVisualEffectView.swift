import Foundation

/// Shows a material, and content on it. What lies behind is not blurred here but covered by a translucent fill.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let backdrop = UIView()
    private let contentViewStorage = UIView()

    /// The material or what is done with content on one; nil for nothing.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { showEffect() } }
    }

    /// Makes a view of a material.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        backdrop.isUserInteractionEnabled = false
        for view in [backdrop, contentViewStorage] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        showEffect()
    }

    /// Views are not read from archives here; returns nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Holds what is shown on the material.
    open var contentView: UIView { contentViewStorage }

    private func showEffect() {
        backdrop.backgroundColor = (effect as? UIBlurEffect)?.fill
        contentViewStorage.tintColor = (effect as? UIVibrancyEffect)?.tint
    }
}
