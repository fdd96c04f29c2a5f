import PortableUIKit
import ScreenHosting
import Testing

@testable import DeclarativeCollections

// These tests touch the screen or let time pass, which `ScreenHost` does where UIKit is headless only.
extension ScrollPositionTests {
    @Test("position kept on insert above: rows put in above what the reader sees do not move it, animated or not")
    func insertAbove() throws {
        screen.apply(rows(0..<100))
        scroll(to: 1_000)
        let row = try #require(screen.texts[2].flatMap { Int($0) })
        let before = place(of: row)
        screen.driver.apply(
            CollectionViewState {
                CollectionViewSection(differenceIdentifier: "main") { rows(Array(500..<530) + Array(0..<100)) }
            }
        )
        screen.host.advance(by: 1)
        #expect(before != nil)
        #expect(place(of: row) == before)
    }

    @Test("a chat at its end stays there when messages are inserted, resized or deleted", arguments: [false, true])
    func chatEnd(isAnimated: Bool) {
        screen.driver.pinning = .end
        screen.apply(rows(0..<100))
        var grown = rows(0..<104)
        grown[103].height = 200
        for items in [rows(0..<103), rows(0..<104), grown, rows(0..<50), rows(20..<60)] {
            screen.driver.apply(
                CollectionViewState { CollectionViewSection(differenceIdentifier: "main") { items } },
                animated: isAnimated
            )
            screen.host.advance(by: 1)
            screen.host.layout()
            #expect(distanceToEnd == 0)
            #expect(screen.texts.last == items.last?.text)
        }
    }
}
