import Expectations
import PortableUIKit
import ScreenHosting
import Testing

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension ScreenHostTests {
    @Test("infinite and NaN durations are ignored", arguments: [TimeInterval.infinity, .nan])
    func strangeTime(seconds: TimeInterval) {
        let (host, controller) = makeHost()
        var isDone = false
        UIView.animate(withDuration: 1, animations: { controller.view.alpha = 0 }, completion: { _ in isDone = true })

        host.advance(by: seconds)
        expect(!isDone)

        host.advance(by: 1.5)
        expect(isDone)
    }
}
