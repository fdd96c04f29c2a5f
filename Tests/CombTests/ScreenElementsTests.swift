import Expectations
import Foundation
import Honeycomb
import ScreenHosting
import Testing

@testable import comb

@MainActor
@Suite("Long lists", .serialized)
struct ScreenElementsTests {
    private static let rowCount = 2_000

    private func screen() throws -> (state: CollectionViewState, screen: HostedScreen) {
        let section = CollectionViewSection(
            differenceIdentifier: "section",
            header: ContainerHeader(content: SectionLargeHeaderContent(title: "Header")),
            items: (0..<Self.rowCount).map { index in
                ContainerItem(differenceIdentifier: index, content: CountedContent(text: "Row \(index)"))
            },
            layout: CollectionViewSectionLayout(isHeaderSticky: true)
        )
        let state = CollectionViewState(sections: [section])
        let controller = CellScreenViewController(state: state)
        let configuration = ScreenConfiguration(size: CGSize(width: 390, height: 844))
        return (state, try HostedScreen(controller, configuration: configuration))
    }

    @Test("inspecting reuses the cells of a window, and finds what is in every row")
    func inspection() async throws {
        CountedView.count = 0
        let (state, screen) = try screen()
        let images = ScreenImages(loader: nil)
        let inspection = try await ScreenInspection(of: state, on: screen, height: .automatic, images: images)
        let text = inspection.json.description
        for row in [0, 1, 92, 93, 94, 1_000, Self.rowCount - 1] {
            expect(text.contains("\"text\": \"Row \(row)\""))
        }
        expectEqual(text.components(separatedBy: "\"text\": \"Row ").count, Self.rowCount + 1)
        // A window has 4096 / 44 rows; those above are given back after those below were asked for.
        expect(CountedView.count <= 3 * Int(HostedScreen.walkingHeight / CountedContent.height))
    }

    @Test("a header that stays in sight is where it belongs, with what is in it")
    func stickyHeader() async throws {
        let (state, screen) = try screen()
        let images = ScreenImages(loader: nil)
        let inspection = try await ScreenInspection(of: state, on: screen, height: .automatic, images: images)
        let header = try require(
            inspection.json.description.range(of: "\"header\": {\n        \"frame\": [0, 0, 390, ")
        )
        expect(inspection.json.description[header.upperBound...].prefix(400).contains("\"text\": \"Header\""))
    }
}

private struct CountedContent: ContainerContent {
    typealias View = CountedView

    static let height: CGFloat = 44

    var text: String
}

/// Counts how many there ever were, since a test reset it.
private final class CountedView: UIView, ContainerContentView {
    static var count = 0

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.count += 1
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CountedView is made in code; it cannot be decoded.") }

    static func size(fitting width: CGFloat, content: CountedContent) -> CGSize {
        CGSize(width: width, height: CountedContent.height)
    }

    func update(with content: CountedContent) {
        label.text = content.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
