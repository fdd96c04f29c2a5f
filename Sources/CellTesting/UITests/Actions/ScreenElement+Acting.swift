import PortableUIKit
import ScreenHosting

extension ScreenElement {
    /// Finds the element, scrolls to it if it is not hittable, acts on it and waits until nothing moves. Reports it if
    /// that is impossible.
    func act(
        _ action: String,
        at site: TestReporter,
        _ body: (_ host: ScreenHost, _ node: ElementNode, _ point: CGPoint) -> Void
    ) -> Self {
        let app = query.app
        // Views that are being presented take no touches.
        app.finishAction()
        guard let found = app.withNode(of: self, for: action, at: site, { $0 }) else { return self }
        if let performPart = found.part?.action {
            if found.isEnabled { performPart() }
        } else if let (node, point) = hittableNode(found, for: action, at: site) {
            body(app.host, node, point)
        }
        app.finishAction()
        return self
    }

    private func hittableNode(
        _ found: ElementNode,
        for action: String,
        at site: TestReporter
    ) -> (node: ElementNode, point: CGPoint)? {
        let app = query.app
        var node = found
        var hit = HitPoint(of: node, in: app.host.window)
        if hit.point == nil {
            app.scroll(to: node)
            node = choose(query.find(app.tree.root)) ?? node
            hit = HitPoint(of: node, in: app.host.window)
        }
        if let point = hit.point { return (node, point) }
        let cause = hit.cover.map { "it is covered by \(Self.description(of: $0))" } ?? "it is outside of the screen"
        site.fail(
            "\(path) is not hittable, for \(action): \(cause). The elements on the screen:\n\(app.elementTree)",
            attachments: []
        )
        return nil
    }

    private static func description(of view: UIView) -> String {
        let name = view.accessibilityIdentifier ?? view.accessibilityLabel
        return "\(type(of: view))" + (name.map { " \"\($0)\"" } ?? "")
    }
}
