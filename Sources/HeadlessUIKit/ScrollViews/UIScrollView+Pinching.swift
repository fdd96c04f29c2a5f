import Foundation

/// The gesture recognizer that zooms the content of a scroll view.
@MainActor final class ScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override var state: State {
        didSet {
            guard state != oldValue || state == .changed else { return }
            switch state {
            case .began: scrollView?.beginPinching()
            case .changed: scrollView?.pinch()
            case .ended, .cancelled: scrollView?.endPinching()
            case .possible, .failed: break
            }
        }
    }

    /// A second finger may zoom what the first one drags.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panRecognizer
    }
}

extension UIScrollView {
    /// How much of a pinch past a limit is left, as an exponent of its scale: content that is pinched to four times the
    /// maximum gets twice as large as that. An estimate; UIKit's curve is not public.
    private static let resistance: CGFloat = 0.5

    private var allowsPinching: Bool { maximumZoomScale > minimumZoomScale }

    /// Adds or removes the recognizer of pinches for new limits.
    final func zoomLimitsDidChange() {
        if allowsPinching, zoom.recognizer == nil {
            let recognizer = ScrollViewPinchGestureRecognizer(target: nil, action: nil)
            zoom.recognizer = recognizer
            addGestureRecognizer(recognizer)
        } else if !allowsPinching, let recognizer = zoom.recognizer {
            endPinching()
            zoom.recognizer = nil
            removeGestureRecognizer(recognizer)
        }
    }

    fileprivate func beginPinching() {
        guard let view = delegateStorage?.viewForZooming(in: self), let place = pinchedPlace else { return }
        if panRecognizer.state == .began || panRecognizer.state == .changed {
            // From here on, the pinch moves the content as well.
            panRecognizer.isEnabled = false
            panRecognizer.isEnabled = true
        }
        stopMotion()
        let point = CGPoint(
            x: (contentOffset.x + place.x) / zoom.scale,
            y: (contentOffset.y + place.y) / zoom.scale
        )
        zoom.pinch = ZoomState.Pinch(view: view, base: zoomBase(of: view), point: point)
        delegateStorage?.scrollViewWillBeginZooming(self, with: view)
        pinch()
    }

    fileprivate func pinch() {
        guard let pinch = zoom.pinch, let recognizer = zoom.recognizer, let place = pinchedPlace else { return }
        applyZoom(
            resistedZoomScale(pinch.base.scale * recognizer.scale),
            to: pinch.view,
            showing: pinch.point,
            at: place,
            from: pinch.base
        )
    }

    fileprivate func endPinching() {
        guard let pinch = zoom.pinch else { return }
        zoom.pinch = nil
        let limited = limitedZoomScale(zoom.scale)
        guard limited != zoom.scale, window != nil else {
            delegateStorage?.scrollViewDidEndZooming(self, with: pinch.view, atScale: zoom.scale)
            return
        }
        zoom.isBouncing = true
        animateZoom(to: limited, of: pinch.view, showing: middleOfContent)
    }

    /// The middle between the fingers, from the corner of the visible part.
    private var pinchedPlace: CGPoint? {
        guard let recognizer = zoom.recognizer else { return nil }
        let location = recognizer.location(in: self)
        return CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    }

    private func resistedZoomScale(_ scale: CGFloat) -> CGFloat {
        let limited = limitedZoomScale(scale)
        guard bouncesZoom, limited > 0, scale > 0 else { return limited }
        return limited * pow(scale / limited, Self.resistance)
    }
}
