import PortableUIKit

/// A hidden view that tells when the traits of its superview change.
///
/// Views of an app are of many classes that nobody wants to subclass for this, and observers of traits exist since iOS 17 only.
final class TraitObserver: UIView {
    /// Called after the traits changed. Set anew at every configuration.
    var handler: (@MainActor () -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // UIKit also calls this when a view comes into a window.
        if let previousTraitCollection, previousTraitCollection == traitCollection { return }
        handler?()
    }

    /// The observer of a view, which is added at the first call.
    static func observer(of view: UIView) -> TraitObserver {
        if let observer = existing(in: view) { return observer }
        let observer = TraitObserver(frame: .zero)
        observer.isHidden = true
        observer.isUserInteractionEnabled = false
        view.insertSubview(observer, at: 0)
        return observer
    }

    /// The observer of a view, nil where none was needed yet.
    static func existing(in view: UIView) -> TraitObserver? {
        view.subviews.lazy.compactMap { $0 as? TraitObserver }.first
    }
}

extension UIView {
    /// Applies decorators now and whenever the traits change, in the place of those that were applied before.
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
