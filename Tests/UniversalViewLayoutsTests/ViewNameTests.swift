import Expectations
import PortableUIKit
import SwiftUIStandIn
import Testing
import UniversalViewLayouts

// In a file that imports SwiftUI as well, `View` alone is ambiguous. One alias makes it SwiftUI's.
private typealias View = SwiftUIStandIn.View

private struct Caption: View {
    var name: String
}

private final class CaptionLayout: ViewLayout {
    let label = UILabel()

    func layout(on superview: UIView) {
        superview.addSubview(label)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    }
}

private final class CaptionView: UniversalViewLayouts.View<CaptionLayout> {
    func update(with caption: Caption) { layout.label.text = caption.name }
}

@MainActor
@Suite("Names that SwiftUI has as well")
struct ViewNameTests {
    @Test("with one alias, a file uses both views")
    func alias() {
        let view = CaptionView(frame: .zero)
        view.update(with: Caption(name: "Almaty"))
        expectEqual(view.layout.label.text, "Almaty")
    }
}
