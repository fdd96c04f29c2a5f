import PortableUIKit
import ScreenHosting

extension ScreenTest {
    /// Taps a point of the window.
    public func tap(at point: CGPoint) {
        host.separateTaps()
        host.tap(at: point)
        finishAction()
    }

    /// Taps a point of the window twice.
    public func doubleTap(at point: CGPoint) {
        host.doubleTap(at: point)
        finishAction()
    }

    /// Touches a point of the window and holds it for a number of seconds. Skipped on Apple platforms.
    public func press(at point: CGPoint, forDuration duration: TimeInterval) {
        host.longPress(at: point, duration: duration)
        finishAction()
    }

    /// Drags from one point of the window to another and stops there.
    public func drag(from start: CGPoint, to end: CGPoint) {
        host.drag(from: start, to: end)
        finishAction()
    }

    /// Moves a finger quickly from one point of the window to another, so that lists go on scrolling.
    public func flick(from start: CGPoint, to end: CGPoint) {
        host.flick(from: start, to: end)
        finishAction()
    }

    /// Flicks up on the screen, which scrolls down.
    public func swipeUp() { swipe(CGVector(dx: 0, dy: -1)) }

    /// Flicks down on the screen, which scrolls up.
    public func swipeDown() { swipe(CGVector(dx: 0, dy: 1)) }

    /// Flicks left on the screen.
    public func swipeLeft() { swipe(CGVector(dx: -1, dy: 0)) }

    /// Flicks right on the screen.
    public func swipeRight() { swipe(CGVector(dx: 1, dy: 0)) }

    /// Types text where it is being edited; a line break is the Return key. It is a failure if no text is edited.
    public func typeText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        if !host.typeText(text) {
            let site = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
            site.fail("app.typeText: no text is being edited; tap a text field first", attachments: [])
        }
        finishAction()
    }

    /// Presses a key of a hardware keyboard. Skipped on Apple platforms.
    ///
    /// - Parameters:
    ///   - key: The characters of the key without modifier keys, or a constant of `UIKeyCommand`.
    ///   - modifierFlags: The modifier keys that are held.
    public func typeKey(_ key: String, modifierFlags: UIKeyModifierFlags = []) {
        host.press(key, modifiers: modifierFlags)
        finishAction()
    }

    /// Lets a number of seconds pass on the clock of the screen.
    public func advance(by seconds: TimeInterval) {
        host.advance(by: seconds)
    }

    private func swipe(_ direction: CGVector) {
        let area = host.window.bounds.inset(by: host.window.safeAreaInsets)
        ScreenSwipe(in: area, direction: direction).perform(on: host)
        finishAction()
    }
}
