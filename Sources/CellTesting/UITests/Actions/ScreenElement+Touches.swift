import PortableUIKit
import ScreenHosting

extension ScreenElement {
    /// Taps the element, after scrolling to it if necessary, and waits until nothing moves.
    @discardableResult
    public func tap(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return act("a tap", at: site) { host, _, point in
            host.separateTaps()
            host.tap(at: point)
        }
    }

    /// Taps the element twice.
    @discardableResult
    public func doubleTap(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return act("a double tap", at: site) { host, _, point in host.doubleTap(at: point) }
    }

    /// Touches the element and holds it, which opens a context menu. Skipped on Apple platforms.
    ///
    /// - Parameters:
    ///   - duration: The number of seconds; a long press needs at least 0.5.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    @discardableResult
    public func press(
        forDuration duration: TimeInterval,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return act("a press", at: site) { host, _, point in host.longPress(at: point, duration: duration) }
    }

    /// Touches the element, holds it and drags it to another element, as for reordering. Both have to be on the screen
    /// at once. Skipped on Apple platforms.
    ///
    /// - Parameters:
    ///   - duration: The number of seconds for which the element is held; a long press needs at least 0.5.
    ///   - target: The element to whose center the finger moves.
    ///   - fileID: The file of the call.
    ///   - filePath: The path of the file of the call.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    @discardableResult
    public func press(
        forDuration duration: TimeInterval,
        thenDragTo target: ScreenElement,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        let app = query.app
        return act("a drag", at: site) { host, _, point in
            app.withNode(of: target, for: "the end of a drag", at: site) { node in
                let frame = HitPoint.visibleFrame(of: node, in: host.window)
                guard !frame.isNull, !frame.isEmpty else {
                    return site.fail("\(target.path) is not on the screen together with \(path)", attachments: [])
                }
                let end = CGPoint(x: frame.midX, y: frame.midY)
                host.press(at: point, duration: duration, thenDragTo: end)
            }
        }
    }

    /// Flicks up within the element, which scrolls down.
    @discardableResult
    public func swipeUp(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return swipe(CGVector(dx: 0, dy: -1), "a swipe up", at: site)
    }

    /// Flicks down within the element, which scrolls up.
    @discardableResult
    public func swipeDown(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return swipe(CGVector(dx: 0, dy: 1), "a swipe down", at: site)
    }

    /// Flicks left within the element. On a row it reveals the trailing actions, which are then buttons.
    @discardableResult
    public func swipeLeft(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return swipe(CGVector(dx: -1, dy: 0), "a swipe left", at: site)
    }

    /// Flicks right within the element. On a row it reveals the leading actions, which are then buttons.
    @discardableResult
    public func swipeRight(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Self {
        let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
        return swipe(CGVector(dx: 1, dy: 0), "a swipe right", at: site)
    }

    private func swipe(_ direction: CGVector, _ name: String, at site: TestReporter) -> Self {
        act(name, at: site) { host, node, _ in
            let area = HitPoint.visibleFrame(of: node, in: host.window).inset(by: host.window.safeAreaInsets)
            ScreenSwipe(in: area, direction: direction).perform(on: host)
        }
    }
}

/// A flick across the middle of an area.
@MainActor
struct ScreenSwipe {
    let start: CGPoint
    let end: CGPoint

    /// - Parameter direction: The direction in which the finger moves; the length of the way is a half of the area's.
    init(in area: CGRect, direction: CGVector) {
        let distance = CGVector(dx: direction.dx * area.width / 4, dy: direction.dy * area.height / 4)
        start = CGPoint(x: area.midX - distance.dx, y: area.midY - distance.dy)
        end = CGPoint(x: area.midX + distance.dx, y: area.midY + distance.dy)
    }

    func perform(on host: ScreenHost) {
        host.flick(from: start, to: end)
    }
}
