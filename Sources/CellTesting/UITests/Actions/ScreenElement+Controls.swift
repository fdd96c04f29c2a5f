import PortableUIKit
import ScreenHosting

extension ScreenElement {
    /// Drags the thumb of the slider, or of the slider in the element.
    ///
    /// - Parameters:
    ///   - position: The position from 0, the minimum, to 1, the maximum.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    @discardableResult
    public func adjust(
        toNormalizedSliderPosition position: CGFloat,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return act("moving a slider", at: site) { host, node, _ in
            guard let slider = ([node] + node.descendants).lazy.compactMap({ $0.object as? UISlider }).first else {
                return site.fail("\(path) is not a slider", attachments: [])
            }
            guard position.isFinite, (0...1).contains(position) else {
                return site.fail("\(position) is not a position from 0 to 1", attachments: [])
            }
            let value = slider.minimumValue + Float(position) * (slider.maximumValue - slider.minimumValue)
            host.drag(from: Self.thumb(of: slider, at: slider.value), to: Self.thumb(of: slider, at: value))
        }
    }

    /// The center of the thumb at a value, in window coordinates.
    private static func thumb(of slider: UISlider, at value: Float) -> CGPoint {
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    }

    /// Pulls the list, or the list in or around the element, down until it refreshes, and releases it.
    @discardableResult
    public func pullToRefresh(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        let app = query.app
        return act("a pull to refresh", at: site) { host, node, _ in
            guard let list = Self.refreshableList(at: node) else {
                return site.fail("\(path) has no refresh control", attachments: [])
            }
            list.setContentOffset(
                CGPoint(x: list.contentOffset.x, y: -list.adjustedContentInset.top),
                animated: false
            )
            host.layout()
            let area = list.convert(list.bounds.inset(by: list.adjustedContentInset), to: nil)
                .intersection(app.host.window.bounds)
            let start = CGPoint(x: area.midX, y: area.minY + area.height * Self.pullStart)
            host.drag(from: start, to: CGPoint(x: start.x, y: area.maxY - 1), steps: Self.pullSteps)
        }
    }

    /// Where a pull begins, as a part of the height of the list.
    private static let pullStart: CGFloat = 0.1
    private static let pullSteps = 30

    private static func refreshableList(at node: ElementNode) -> UIScrollView? {
        var next: UIView? = node.view
        while let view = next {
            if let list = view as? UIScrollView, list.refreshControl != nil { return list }
            next = view.superview
        }
        return node.descendants.lazy.compactMap { $0.view as? UIScrollView }.first { $0.refreshControl != nil }
    }
}
