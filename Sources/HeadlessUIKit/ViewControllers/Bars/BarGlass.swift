import Foundation

/// The glass behind groups of a bar's buttons. Views are created as needed and kept.
@MainActor final class BarGlass {
    private var views: [GlassView] = []

    /// Returns the width that the glass of a group needs, with the space beside the contents.
    static func width(of group: [UIView], spacing: CGFloat, _ metrics: SystemMetrics.Glass) -> CGFloat {
        let content = group.reduce(0) { $0 + $1.bounds.width } + CGFloat(max(0, group.count - 1)) * spacing
        return max(metrics.button, content + 2 * metrics.buttonPadding)
    }

    /// Places glass behind groups of views that are laid out; none for groups without views.
    func show(behind groups: [[UIView]], in bar: UIView, _ metrics: SystemMetrics.Glass?) {
        var frames: [CGRect] = []
        if let metrics {
            for group in groups.map({ $0.filter { $0.bounds.width > 0 } }) where !group.isEmpty {
                let content = group.dropFirst().reduce(group[0].frame) { $0.union($1.frame) }
                let width = max(metrics.button, content.width + 2 * metrics.buttonPadding)
                frames.append(
                    CGRect(
                        x: content.midX - width / 2,
                        y: content.midY - metrics.button / 2,
                        width: width,
                        height: metrics.button
                    )
                )
            }
        }
        while views.count > frames.count { views.removeLast().removeFromSuperview() }
        while views.count < frames.count {
            let view = GlassView()
            views.append(view)
            // Above the bar's background.
            bar.insertSubview(view, at: 1)
        }
        for (view, frame) in zip(views, frames) { view.frame = frame }
    }
}
