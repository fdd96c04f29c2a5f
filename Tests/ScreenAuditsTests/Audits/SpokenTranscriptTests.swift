import Expectations
import Honeycomb
import ScreenHosting
import Testing

@testable import ScreenAudits

@Suite("What VoiceOver says")
@MainActor
struct SpokenTranscriptTests {
    private func host(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ view: UIView) -> ScreenHost {
        let controller = UIViewController()
        controller.view.addSubview(view)
        let size = CGSize(width: 300, height: 200)
        return ScreenHost(controller, configuration: ScreenConfiguration(size: size, layoutDirection: direction))
    }

    private func element(_ label: String, _ frame: CGRect, traits: UIAccessibilityTraits = []) -> UIView {
        let view = UIView(frame: frame)
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        view.accessibilityTraits = traits
        return view
    }

    @Test("numbers, words, hints, actions, rotors and what can be adjusted")
    func text() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let country = element("Country", CGRect(x: 0, y: 0, width: 300, height: 44), traits: .button)
        country.accessibilityValue = "Kazakhstan"
        country.accessibilityHint = "Opens the list"
        country.accessibilityCustomActions = ["Copy", "Share"].map {
            UIAccessibilityCustomAction(name: $0) { _ in true }
        }
        let volume = element("Volume", CGRect(x: 0, y: 50, width: 300, height: 44), traits: .adjustable)
        let article = element("Article", CGRect(x: 0, y: 100, width: 300, height: 44))
        article.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Quotes") { _ in nil },
            UIAccessibilityCustomRotor(systemType: .link) { _ in nil },
        ]
        for view in [article, volume, country, element("", CGRect(x: 0, y: 150, width: 10, height: 10))] {
            container.addSubview(view)
        }
        expectEqual(
            SpokenTranscript(of: host(container)).text,
            """
            1. Country, Kazakhstan, button. Opens the list
               Actions: Copy; Share
            2. Volume, adjustable
               Swipe up or down to adjust
            3. Article
               Rotors: Quotes; Links
            4. (silent)
            """
        )
    }

    private func host(_ view: UIView) -> ScreenHost { host(.leftToRight, view) }

    @Test("the picture has a mark and a number for each element, and the list says the same")
    func picture() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        container.addSubview(element("One", CGRect(x: 40, y: 20, width: 100, height: 44)))
        container.addSubview(element("Far", CGRect(x: 0, y: 400, width: 100, height: 44)))
        let picture = try AccessibilityPicture(of: host(container))
        let shown = picture.host(scale: 1)
        let labels = Self.labels(in: shown.viewController.view)
        expectEqual(labels, ["1", "1", "One", "2", "Far", "Outside of the picture"])
        let bitmap = try shown.bitmap()
        expectEqual(bitmap.width, 300 + 16 * 3 + 340)
    }

    private static func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test("an empty screen has an empty transcript and a picture")
    func empty() throws {
        let picture = try AccessibilityPicture(of: host(UIView()))
        expectEqual(picture.transcript.text, "")
        try expect(picture.host(scale: 2).bitmap().width > 300)
    }
}
