import Foundation

extension UIView {
    final func setMask(_ mask: UIView?) {
        guard mask !== self.mask else { return }
        rare.mask = mask
        layer.mask = mask?.layer
    }

    /// The view that shows this view without being its superview: the view it masks, or the one whose layer its layer
    /// was added to.
    final var hostingView: UIView? {
        guard let extras = layerStorage.extras else { return nil }
        return (extras.masked ?? extras.superlayer)?.nearestHost as? UIView
    }
}
