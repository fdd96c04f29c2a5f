import Foundation

/// The two scroll indicators of a scroll view, while they are visible.
@MainActor final class ScrollIndicators {
    /// UIKit's metrics, in points.
    static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let minimumLength: CGFloat = 36
    /// How long the indicators stay after scrolling ends, and how long they fade out, in seconds.
    private static let hideDelay: TimeInterval = 0.5
    private static let fadeDuration: TimeInterval = 0.3

    private unowned let scrollView: UIScrollView
    let vertical = ScrollIndicatorView()
    let horizontal = ScrollIndicatorView()
    private var timeout: VirtualClock.Token?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        style = scrollView.indicatorStyle
    }

    var style: UIScrollView.IndicatorStyle {
        didSet { for view in [vertical, horizontal] { view.style = style } }
    }

    func show() {
        cancelTimeout()
        UIView.performWithoutAnimation {
            for view in [vertical, horizontal] {
                view.style = style
                view.layer.removeAllAnimations()
                view.alpha = 1
                scrollView.addSubview(view)
            }
            place()
        }
    }

    func hideSoon() {
        cancelTimeout()
        guard let clock = scrollView.window?.clock else { return remove() }
        timeout = clock.schedule(after: Self.hideDelay) { [weak self] in
            self?.timeout = nil
            self?.fade()
        }
    }

    func remove() {
        cancelTimeout()
        vertical.removeFromSuperview()
        horizontal.removeFromSuperview()
    }

    /// Places both indicators inside the visible rectangle, in front of the content.
    func place() {
        guard vertical.superview === scrollView, scrollView.bounds.isFinite else { return }
        placeVertical()
        placeHorizontal()
    }

    private func placeVertical() {
        let range = scrollView.verticalRange
        vertical.isHidden = !scrollView.showsVerticalScrollIndicator || range.lowerBound == range.upperBound
        let area = scrollView.bounds.inset(by: insets(scrollView.verticalScrollIndicatorInsets))
        let bar = ScrollIndicatorBar(
            track: track(from: area.minY, to: area.maxY),
            offset: scrollView.bounds.minY,
            range: range,
            length: scrollView.bounds.height,
            lengths: Self.thickness * 2...Self.minimumLength
        )
        let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? area.minX + Self.margin : area.maxX - Self.margin - Self.thickness
        let frame = CGRect(x: x, y: bar.start, width: Self.thickness, height: bar.length)
        if vertical.frame != frame { vertical.frame = frame }
    }

    private func placeHorizontal() {
        let range = scrollView.horizontalRange
        horizontal.isHidden = !scrollView.showsHorizontalScrollIndicator || range.lowerBound == range.upperBound
        let area = scrollView.bounds.inset(by: insets(scrollView.horizontalScrollIndicatorInsets))
        let bar = ScrollIndicatorBar(
            track: track(from: area.minX, to: area.maxX),
            offset: scrollView.bounds.minX,
            range: range,
            length: scrollView.bounds.width,
            lengths: Self.thickness * 2...Self.minimumLength
        )
        let y = area.maxY - Self.margin - Self.thickness
        let frame = CGRect(x: bar.start, y: y, width: bar.length, height: Self.thickness)
        if horizontal.frame != frame { horizontal.frame = frame }
    }

    /// Leaves space at the end for the other indicator.
    private func track(from start: CGFloat, to end: CGFloat) -> ClosedRange<CGFloat> {
        let first = start + Self.margin
        return first...max(first, end - 2 * Self.margin - Self.thickness)
    }

    private func fade() {
        UIView.animate(withDuration: Self.fadeDuration) { [vertical, horizontal] in
            vertical.alpha = 0
            horizontal.alpha = 0
        } completion: { [weak self] _ in
            guard let self, vertical.alpha == 0 else { return }
            remove()
        }
    }

    private func cancelTimeout() {
        if let timeout { scrollView.window?.clock.cancel(timeout) }
        timeout = nil
    }

    private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
        var automatic = scrollView.adjustedContentInset - scrollView.contentInset
        automatic.top -= scrollView.refresh.inset
        return own + automatic
    }
}

/// The position and length of an indicator on its track.
///
/// The length is proportional to the visible part of the content and shrinks while the content is pulled past its
/// edges. `lengths` holds the minimum lengths: the upper bound applies within the content, the lower bound past its
/// edges.
struct ScrollIndicatorBar {
    let start: CGFloat
    let length: CGFloat

    init(
        track: ClosedRange<CGFloat>,
        offset: CGFloat,
        range: ClosedRange<CGFloat>,
        length: CGFloat,
        lengths: ClosedRange<CGFloat>
    ) {
        let trackLength = track.upperBound - track.lowerBound
        let way = range.upperBound - range.lowerBound
        guard trackLength > 0, way + length > 0, length > 0 else {
            start = track.lowerBound
            self.length = 0
            return
        }
        let overshoot = max(0, range.lowerBound - offset) + max(0, offset - range.upperBound)
        let full = min(trackLength, max(lengths.upperBound, trackLength * length / (way + length)))
        let shown = max(min(full, lengths.lowerBound), full - overshoot)
        let progress = way > 0 ? min(max((offset - range.lowerBound) / way, 0), 1) : 0
        start = track.lowerBound + (trackLength - shown) * progress
        self.length = shown
    }
}
