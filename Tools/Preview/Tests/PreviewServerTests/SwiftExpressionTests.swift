import Foundation
import Honeycomb
import Testing

@testable import PreviewServer

@MainActor
@Suite("Rows as Swift")
struct SwiftExpressionTests {
    private func text(_ item: some CollectionViewItemConvertible) -> String? {
        SwiftExpression.text(of: item.diffableItem)
    }

    @Test("what parts have anyway is left out, what they need is not")
    func arguments() {
        let item = TitleToggleItem(
            differenceIdentifier: "news",
            left: LeftTitle(title: "", style: .destructive),
            right: RightToggle(isOn: true) { _ in },
            isEnabled: false
        )
        #expect(
            text(item) == """
                LeftRightItem(
                    differenceIdentifier: "news",
                    left: LeftTitle(title: "", style: .destructive),
                    right: RightToggle(isOn: true),
                    isEnabled: false
                )
                """
        )
    }

    @Test("texts are escaped, icons and tints have their names, pairs and insets are written")
    func values() {
        let item = LeftRightItem(
            differenceIdentifier: 7,
            left: LeftIconTitle(icon: Icon.search.image, iconTintColor: Tint.green.color, title: "Say \"hi\"\n🙂"),
            right: RightPair(RightDetail(text: "3 GB"), RightChevron()),
            separator: .full,
            insets: UIEdgeInsets(top: 0, left: 8, bottom: 2.5, right: 0)
        )
        let picture = ImageSource.remote(URL(fileURLWithPath: "/a.png"), placeholder: Icon.avatar.image)
        let image = LeftRightItem(left: LeftImageTitle(image: picture, title: "Ann"), right: RightEmpty())
        #expect(
            text(image)?.contains(
                #"image: .remote(URL(string: "file:///a.png")!, placeholder: Icon.avatar.image), title: "Ann""#
            ) == true
        )
        let found = text(item) ?? ""
        #expect(found.contains("differenceIdentifier: 7,"))
        #expect(found.contains(#"icon: Icon.search.image, iconTintColor: Tint.green.color, title: "Say \"hi\"\n🙂""#))
        #expect(found.contains(#"right: RightPair(RightDetail(text: "3 GB"), RightChevron())"#))
        #expect(found.contains("insets: UIEdgeInsets(top: 0, left: 8, bottom: 2.5, right: 0)"))
    }
}
