import PortableUIKit

/// A hidden subview that reports trait changes of its superview.
///
/// Decorated views have many classes that should not have to be subclassed, and UIKit's trait observers require iOS 17.
final class TraitObserver: UIView {
    /// Called after the traits change. Replaced at each configuration.
    var handler: (@MainActor () -> Void)?

    /// Whether the traits changed since the last layout.
    private var isPending = false

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // UIKit also calls this method when a view moves to a window.
        if let previousTraitCollection, previousTraitCollection == traitCollection { return }
        // Other subviews have their new traits only when all views are told.
        isPending = true
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        guard isPending else { return }
        isPending = false
        handler?()
    }

    /// Returns the observer of a view, adding it on the first call.
    static func observer(of view: UIView) -> TraitObserver {
        if let observer = existing(in: view) { return observer }
        let observer = TraitObserver(frame: .zero)
        observer.isHidden = true
        observer.isUserInteractionEnabled = false
        view.insertSubview(observer, at: 0)
        return observer
    }

    /// Returns the observer of a view, or `nil` if it has none.
    static func existing(in view: UIView) -> TraitObserver? {
        view.subviews.lazy.compactMap { $0 as? TraitObserver }.first
    }
}

extension UIView {
    /// Applies decorators now and whenever the traits change, replacing the previous decorators.
    func follow(_ decorators: [AnyViewDecorator]) {
        let shown = shownView
        let apply: @MainActor (UIView, UIView) -> Bool = { view, shown in
            var applied = false
            for decorator in decorators {
                if decorator.decorate(view) { applied = true }
                if shown !== view, decorator.decorate(shown) { applied = true }
            }
            return applied
        }
        guard apply(self, shown) else {
            TraitObserver.existing(in: self)?.handler = nil
            return
        }
        TraitObserver.observer(of: self).handler = { [weak self] in
            guard let self else { return }
            _ = apply(self, self.shownView)
        }
    }
}
