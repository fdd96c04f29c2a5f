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

    final func limitedZoomScale(_ scale: CGFloat) -> CGFloat {
        max(minimumZoomScale, min(maximumZoomScale, scale))
    }

    /// - Parameter middle: The point of the unscaled content to center.
    private func changeZoom(to scale: CGFloat, around middle: CGPoint, animated: Bool) {
        guard scale.isFinite, scale > 0, let view = delegateStorage?.viewForZooming(in: self) else { return }
        guard animated, scale != zoom.scale, window != nil else {
            stopMotion()
            applyZoom(scale, to: view, showing: middle, at: placeOfMiddle, from: zoomBase(of: view))
            return
        }
        stopMotion()
        delegateStorage?.scrollViewWillBeginZooming(self, with: view)
        animateZoom(to: scale, of: view, showing: middle)
    }

    final func zoomBase(of view: UIView) -> ZoomState.Base {
        ZoomState.Base(scale: zoom.scale, contentSize: contentSize, origin: view.frame.origin)
    }

    /// The point of the unscaled content in the middle of the visible part.
    final var middleOfContent: CGPoint {
        CGPoint(x: visibleMiddle.x / zoom.scale, y: visibleMiddle.y / zoom.scale)
    }

    /// Zooms step by step, and tells the delegate of the end.
    ///
    /// - Parameter middle: The point of the unscaled content that gets to the middle.
    final func animateZoom(to scale: CGFloat, of view: UIView, showing middle: CGPoint) {
        let (start, base, startMiddle) = (zoom.scale, zoomBase(of: view), middleOfContent)
        runMotion(.animating) { [weak self] elapsed in
            guard let self else { return true }
            let time = min(1, elapsed / Self.zoomAnimationDuration)
            let progress = CGFloat(TimingCurve.easeInOut.value(at: time))
            let point = CGPoint(
                x: startMiddle.x + (middle.x - startMiddle.x) * progress,
                y: startMiddle.y + (middle.y - startMiddle.y) * progress
            )
            let step = time == 1 ? scale : start + (scale - start) * progress
            applyZoom(step, to: view, showing: point, at: placeOfMiddle, from: base)
            return time == 1
        } completion: { [weak self] in
            guard let self else { return }
            zoom.isBouncing = false
            delegateStorage?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
        }
    }

    private var visibleMiddle: CGPoint {
        let visible = bounds.inset(by: adjustedContentInsetStorage)
        return visible.center
    }

    /// The middle of the visible part, from its corner.
    private var placeOfMiddle: CGPoint {
        CGPoint(x: visibleMiddle.x - bounds.minX, y: visibleMiddle.y - bounds.minY)
    }

    /// Scales a view and scrolls to it.
    ///
    /// - Parameters:
    ///   - scale: The new scale.
    ///   - view: The view that is zoomed.
    ///   - point: A point of the unscaled content.
    ///   - place: Where the point is to be seen, from the corner of the visible part.
    ///   - base: What the content was before.
    final func applyZoom(
        _ scale: CGFloat,
        to view: UIView,
        showing point: CGPoint,
        at place: CGPoint,
        from base: ZoomState.Base
    ) {
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
            x: point.x * scale - place.x,
            y: point.y * scale - place.y
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
