import Expectations
import Honeycomb
import SwiftUIStandIn
import Testing

// What a file of an app declares that imports SwiftUI as well: none of its names may be ambiguous.
private struct PressedStyle: ButtonStyle {
    let pressedOpacity = 0.5
    let textSize = DynamicTypeSize.large
}

@Suite("Names that SwiftUI has as well")
struct SwiftUINameTests {
    @Test("a file uses SwiftUI's names beside our parts")
    @MainActor
    func names() {
        let style: any ButtonStyle = PressedStyle()
        let part = LeftButton(title: "Pay", style: style.pressedOpacity < 1 ? .filled : .plain)
        expectEqual(part.style, ButtonElement.Style.filled)
    }
}
