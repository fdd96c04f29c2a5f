import Expectations
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
        expect(!isDone)
        screen.host.advance(by: 1)
        expect(isDone)
        expectEqual(screen.texts, ["a", "b"])
    }

    @Test("rows move in the time and with the curve that a state asks for", arguments: ChangeMotion.Curve.allCases)
    func motion(_ curve: ChangeMotion.Curve) throws {
        let screen = TestScreen()
        func state(_ height: CGFloat) -> CollectionViewState {
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "main") {
                    BlockItem(1, height: height)
                    BlockItem(2)
                }
            }
            .changeMotion(ChangeMotion(duration: 2, curve: curve))
        }
        screen.apply(state(40))
        var isDone = false
        screen.driver.apply(state(140)) { isDone = true }
        screen.host.advance(by: 0.5)
        // Where the row is after a quarter of the time, in points: the progress of the cubic curves that Apple documents.
        let expected: [ChangeMotion.Curve: CGFloat] = [.easeInOut: 52.9, .easeIn: 49.4, .easeOut: 77.8, .linear: 65]
        let row = try require(screen.cell(1)?.layer.presentation())
        expect(abs(row.frame.minY - (expected[curve] ?? 0)) < 1, "\(row.frame)")
        screen.host.advance(by: 1.4)
        expect(!isDone)
        screen.host.advance(by: 0.2)
        expect(isDone && screen.frame(1)?.minY == 140)
    }

    @Test("durations that no animation has count as none")
    func impossibleMotion() {
        expect(ChangeMotion(duration: -1).duration == 0 && ChangeMotion(duration: .nan).duration == 0)
        let screen = TestScreen()
        screen.apply([BlockItem(1)])
        var isDone = false
        let state = CollectionViewState {
            CollectionViewSection(differenceIdentifier: "main") { BlockItem(1, height: 90) }
        }
        screen.driver.apply(state.changeMotion(ChangeMotion(duration: 0))) { isDone = true }
        screen.host.advance(by: 0.1)
        expect(isDone && screen.frame(0)?.height == 90)
    }
}
