import Foundation

extension UIScrollView {
    /// UIKit's duration of an animated zoom, in seconds.
    private static let zoomAnimationDuration: TimeInterval = 0.25

    final func changeZoomScale(to scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: visibleMiddle.x / zoom.scale, y: visibleMiddle.y / zoom.scale)
        changeZoom(to: limitedZoomScale(scale), around: middle, animated: animated)
    }

    final func changeZoom(toShow rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let visible = bounds.inset(by: adjustedContentInsetStorage).size
        let scale = min(visible.width / rect.width, visible.height / rect.height)
        changeZoom(to: limitedZoomScale(scale), around: rect.center, animated: animated)
    }

    private func limitedZoomScale(_ scale: CGFloat) -> CGFloat {
        max(minimumZoomScale, min(maximumZoomScale, scale))
    }

    /// - Parameter middle: The point of the unscaled content to center.
    private func changeZoom(to scale: CGFloat, around middle: CGPoint, animated: Bool) {
        guard scale.isFinite, scale > 0, let view = delegateStorage?.viewForZooming(in: self) else { return }
        let start = zoom.scale
        // Every step scales from these values, so that rounding errors do not accumulate.
        let base = ZoomBase(scale: start, contentSize: contentSize, origin: view.frame.origin)
        guard animated, scale != start, window != nil else {
            stopMotion()
            applyZoom(scale, to: view, around: middle, from: base)
            return
        }
        let startMiddle = CGPoint(x: visibleMiddle.x / start, y: visibleMiddle.y / start)
        stopMotion()
        delegateStorage?.scrollViewWillBeginZooming(self, with: view)
        runMotion(.animating) { [weak self] elapsed in
            guard let self else { return true }
            let time = min(1, elapsed / Self.zoomAnimationDuration)
            let progress = CGFloat(TimingCurve.easeInOut.value(at: time))
            let point = CGPoint(
                x: startMiddle.x + (middle.x - startMiddle.x) * progress,
                y: startMiddle.y + (middle.y - startMiddle.y) * progress
            )
            let step = time == 1 ? scale : start + (scale - start) * progress
            applyZoom(step, to: view, around: point, from: base)
            return time == 1
        } completion: { [weak self] in
            guard let self else { return }
            delegateStorage?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
        }
    }

    private var visibleMiddle: CGPoint {
        let visible = bounds.inset(by: adjustedContentInsetStorage)
        return visible.center
    }

    private struct ZoomBase {
        var scale: CGFloat
        var contentSize: CGSize
        var origin: CGPoint
    }

    private func applyZoom(_ scale: CGFloat, to view: UIView, around middle: CGPoint, from base: ZoomBase) {
        let ratio = scale / base.scale
        zoom.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        // The view keeps its relative position in the content, which scales with it.
        var scaled = view.frame
        scaled.origin = CGPoint(x: base.origin.x * ratio, y: base.origin.y * ratio)
        view.center = CGPoint(
            x: view.center.x + scaled.minX - view.frame.minX,
            y: view.center.y + scaled.minY - view.frame.minY
        )
        contentSize = CGSize(width: base.contentSize.width * ratio, height: base.contentSize.height * ratio)
        let x = horizontalRange
        let y = verticalRange
        let offset = CGPoint(
            x: contentOffset.x + middle.x * scale - visibleMiddle.x,
            y: contentOffset.y + middle.y * scale - visibleMiddle.y
        )
        scroll(
            to: CGPoint(
                x: min(max(offset.x, x.lowerBound), x.upperBound),
                y: min(max(offset.y, y.lowerBound), y.upperBound)
            )
        )
        delegateStorage?.scrollViewDidZoom(self)
    }
}
