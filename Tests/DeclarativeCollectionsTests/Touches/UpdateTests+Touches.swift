import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension UpdateTests {
    @Test("an animated update completes when its animation is over")
    func animation() {
        let screen = TestScreen()
        screen.apply([BlockItem(1, text: "a")])
        var isDone = false
        screen.driver.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "main") {
                    BlockItem(1, text: "a")
                    BlockItem(2, text: "b")
                }
            }
        ) { isDone = true }
        #expect(!isDone)
        screen.host.advance(by: 1)
        #expect(isDone)
        #expect(screen.texts == ["a", "b"])
    }
}
