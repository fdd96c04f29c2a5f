import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("Windows that nobody holds")
struct WindowLifetimeTests {
    private final class Box {
        weak var window: UIWindow?
    }

    private func place(_ view: UIView, _ box: Box) {
        let window = UIWindow()
        window.addSubview(view)
        box.window = window
    }

    @Test("a view stays in such a window until the turn ends, and not longer")
    func turn() async throws {
        let view = UIView()
        let box = Box()
        place(view, box)
        #expect(view.window != nil && view.window === box.window)
        for _ in 0..<100 where box.window != nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(box.window == nil && view.window == nil)
    }
}
