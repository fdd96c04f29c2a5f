import Foundation

extension UIView {
    final func setMask(_ mask: UIView?) {
        guard mask !== self.mask else { return }
        rare.mask = mask
        layer.mask = mask?.layer
    }

    /// What shows the view though it lies in no superview: the view it masks, or that of a layer which its own was added to.
    final var adoptingView: UIView? {
        guard let extras = layer.extras else { return nil }
        return (extras.masked ?? extras.superlayer)?.hostView
    }
}
