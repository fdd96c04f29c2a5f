import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor private final class Card: UIView {}

@MainActor @Suite("Views in the log")
struct ViewDescriptionTests {
    @Test("a view is described by its class, its frame and its nondefault properties")
    func plain() {
        let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
        view.isOpaque = true
        #expect(view.description.hasPrefix("<UIView: 0x"))
        #expect(view.description.contains("; frame = (1 2.5; 30 40); layer = <CALayer: 0x"))
        view.tag = 7
        view.isHidden = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        #expect(view.description.contains("; hidden = YES; autoresize = W+H; tag = 7; layer"))
        #expect(view.debugDescription == view.description)
    }

    @Test("a class of one's own is written with its module, and with UIKit's class that it comes from")
    func ownClass() {
        #expect(Card().description.contains("HeadlessUIKitTests."))
        #expect(Card().description.contains("; baseClass = UIView; frame = (0 0; 0 0)"))
    }

    @Test("labels are written with their text, scroll views with what they scroll")
    func content() {
        let label = UILabel()
        label.text = "Salt"
        #expect(label.description.contains("text = 'Salt'"))
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 10, height: 20)
        #expect(scroll.description.contains("contentOffset: {0, 0}; contentSize: {10, 20}"))
    }
}
