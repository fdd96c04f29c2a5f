import Honeycomb
import SwiftUI
import Testing

@testable import HoneycombSwiftUI

@MainActor
@Suite("A SwiftUI view in a row")
struct SwiftUIItemTests {
    private typealias Box = SwiftUIContent<AnyView>

    private func box(_ height: CGFloat, value: AnyHashable? = nil) -> Box {
        Box(value: value) { AnyView(Text("Box").frame(height: height)) }
    }

    @Test("the height of a row is that of the view", arguments: [40, 70, 123])
    func height(height: CGFloat) {
        #expect(Box.View.size(fitting: 390, content: box(height)).height == height)
    }

    @Test("a view without a limit has its ideal width")
    func width() {
        let content = Box { AnyView(Text("Box").frame(width: 80, height: 20)) }
        #expect(Box.View.size(fitting: .infinity, content: content) == CGSize(width: 80, height: 20))
    }

    @Test("contents with equal values are equal; without values only copies are")
    func equality() {
        #expect(box(40, value: 1) == box(70, value: 1))
        #expect(box(40, value: 1) != box(40, value: 2))
        #expect(box(40, value: 1) != box(40))
        #expect(box(40) != box(40))
        let content = box(40)
        #expect(content == content)
    }

    @Test("parts with SwiftUI views can be combined with all others")
    func parts() {
        let left = LeftRightItem(left: LeftSwiftUI { Text("Left").frame(height: 60) }, right: RightChevron())
        let right = LeftRightItem(
            left: LeftTitle(title: "Title"),
            right: RightSwiftUI { Text("Right").frame(height: 60) }
        )
        let plain = TitleChevronItem(left: LeftTitle(title: "Title"), right: RightChevron())
        let height = { (item: CollectionViewDiffableItem) -> CGFloat in
            let controller = CellScreenViewController(
                state: CollectionViewState(sections: [CollectionViewSection { item }])
            )
            controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
            controller.view.layoutIfNeeded()
            return controller.collectionView.contentSize.height
        }
        #expect(height(left.diffableItem) > height(plain.diffableItem))
        #expect(height(right.diffableItem) > height(plain.diffableItem))
    }

    @Test("the environment keeps its identity unless a value changes sizes")
    func environment() {
        var values = EnvironmentValues()
        let environment = HostedEnvironment(values)
        values.cellTheme = .highContrast
        #expect(environment.updated(with: values) === environment)
        #expect(environment.values.cellTheme == .highContrast)
        values.dynamicTypeSize = .accessibility3
        #expect(environment.updated(with: values) !== environment)
    }

    @Test("a label of the row replaces that of the view")
    func label() {
        let view = Box.View()
        view.update(with: Box(accessibilityLabel: "A box") { AnyView(Text("Box")) })
        #expect(view.accessibilityLabel == "A box")
    }
}
