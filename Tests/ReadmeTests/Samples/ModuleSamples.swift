// swift-format-ignore-file
// The samples of the catalogs as they are shown there, also where the formatter would align comments otherwise.
import CellCatalog
import CellParts
import ConstraintSolver
import ContainerCells
import DeclarativeCollections
import DTCGTokens
import BatchDiffing
import Honeycomb
import PartDeclarations
import PortableUIKit
import ScreenAudits
import ScreenDocuments
import ScreenDocumentsCore
import ScreenHosting

// MARK: ScreenDocumentsCore

func validation(of document: [UInt8], vocabulary: [UInt8]) throws {
    let format = try DocumentFormat(json: vocabulary, fileName: "app.json")    // written by the app
    let validator = DocumentValidator(format: format)
    for diagnostic in validator.diagnostics(of: document, fileName: "home.json") {
        print(diagnostic)    // home.json:12:9: error: the problem and the allowed values
    }
    for loss in try validator.losses(of: document, fileName: "home.json") {
        print(loss)          // what an app with that vocabulary leaves out
    }
}

// MARK: PartDeclarations

struct RightNote: RightContent {
    typealias View = RightNoteView

    var text: String
}

final class RightNoteView: UILabel, RightContentView {
    static func measure(fitting width: CGFloat, content: RightNote) -> PartMeasurement {
        PartMeasurement(size: CGSize(width: 80, height: 20), minWidth: 80, insets: .zero)
    }

    func update(with content: RightNote) {
        text = content.text
    }
}

extension RightNote: DeclaredPart {
    static let declaration: PartDeclaration<RightNote> = PartDeclaration(
        "note",
        summary: "a note",
        fields: [.text("text", \.text)],
        examples: [PartExample("A word") { RightNote(text: "new") }]
    ) {
        RightNote(text: "")
    }
}

@MainActor
func declaredParts() -> DeclaredParts {
    let parts = DeclaredParts.designSystem.adding(DeclaredParts(rights: [RightNote.self]))
    return parts
}

// MARK: ContainerCells

struct BannerContent: ContainerContent {
    typealias View = BannerView

    var text: String
}

final class BannerView: UILabel, ContainerContentView {
    static func size(fitting width: CGFloat, content: BannerContent) -> CGSize {
        CGSize(width: width, height: 44)
    }

    func update(with content: BannerContent) {
        text = content.text
    }
}

@MainActor
func banner() -> ContainerItem<BannerContent> {
    let item = ContainerItem(content: BannerContent(text: "Sale"))
    return item
}

// MARK: CellParts

@MainActor
func cityRow() -> TitleDetailChevronItem {
    let row = TitleDetailChevronItem(
        left: LeftTitle(title: "City"),
        right: RightDetailChevron(text: "Almaty"),
        separator: .leftRight16,
        didSelectHandler: { print("City was tapped") }
    )
    return row
}

// MARK: HeadlessUIKit, ScreenHosting

@MainActor
func picture(of viewController: UIViewController) throws -> Data {
    let device = ScreenConfiguration(size: CGSize(width: 390, height: 844), appearance: .dark)
    let picture = try ScreenHost(viewController, configuration: device).data(format: .png)
    return picture
}

@MainActor
func png(of viewController: UIViewController) throws -> Data {
    let host = ScreenHost(
        viewController,
        configuration: ScreenConfiguration(size: CGSize(width: 390, height: 844), appearance: .dark)
    )
    let png = try host.data(format: .png)
    return png
}

// MARK: ScreenDocuments

@MainActor
func showDocument(_ data: Data, with driver: CollectionViewDriver) throws {
    do {
        let document = try ScreenDocument(data: data, fileName: "settings.json")
        driver.apply(document.state())
    } catch {
        for diagnostic in error.diagnostics {
            print(diagnostic)    // settings.json:12:9: error: the problem and the allowed values
        }
    }
}

struct Log {
    func warning(_ text: String) {}
}

@MainActor
func showDocumentScreen(_ data: Data, _ actions: ScreenActions, _ log: Log) throws -> UIViewController {
    let controller = DocumentViewController(policy: .lenient)
    controller.screen.actionHandler = { actions.perform($0) }
    controller.screen.lossHandler = { loss in log.warning("\(loss)") }
    try controller.screen.show(data)
    return controller
}

// MARK: DTCGTokens

func listTokens(_ data: Data) throws {
    let file = try TokenFile(data: data, name: "brand.tokens.json")
    for token in file.tree.tokens {
        print(token.path, token.value.summary)    // color.accent #0066cc
    }
}

func darkTokens() throws -> TokenTree {
    let resolver = try TokenResolver(contentsOf: URL(fileURLWithPath: "brand.resolver.json"))
    let dark = try resolver.tree(for: ["theme": "dark"])
    return dark
}

// MARK: Honeycomb

@MainActor
func showCity(in collectionView: UICollectionView) {
    let state = CollectionViewState {
        CollectionViewSection(
            header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "Vacancies")),
            items: {
                TitleDetailChevronItem(
                    left: LeftTitle(title: "City"),
                    right: RightDetailChevron(text: "Almaty")
                )
            }
        )
    }

    let driver = CollectionViewDriver(collectionView: collectionView)
    driver.apply(state)
}

@MainActor
func showStates(_ state: CollectionViewState, _ nextState: CollectionViewState, in collectionView: UICollectionView) {
    let driver = CollectionViewDriver(collectionView: collectionView)
    driver.apply(state)                      // the first state
    driver.apply(nextState)                  // only what differs is updated, in place and animated
}

@MainActor
func steer(_ driver: CollectionViewDriver, _ state: CollectionViewState, _ post: Article) async {
    await driver.apply(state)                            // returns when it is on screen
    await driver.scroll(to: post.id, position: .top)     // returns on arrival; false where there is no such row
    driver.pinning = .end                                // a chat: new rows do not push the reader away from the end
}

// MARK: PortableUIKit

final class BadgeView: UIView {
    private let label = UILabel()
}

// MARK: CellCatalog

@MainActor
func writeCatalog(to directory: URL) throws {
    let catalog = Catalog(groups: [
        ScenarioGroup("Vacancies") {
            Scenario(
                "Vacancy",
                TitleSubtitleChevronItem(
                    left: LeftTitleSubtitle(title: "Designer", subtitle: "Almaty"),
                    right: RightChevron()
                )
            )
        }
    ])

    let configuration = ScreenConfiguration(size: CGSize(width: 390, height: 844))
    try CatalogRenderer(configuration: configuration).write(catalog, to: directory)
}

// MARK: ScreenAudits

@MainActor
func printFindings(in host: ScreenHost) {
    for finding in ScreenAudit().findings(in: host) { print(finding) }
}

@MainActor
func chosenAudit() -> ScreenAudit {
    let audit = ScreenAudit(without: [.pixelGrid], expecting: [AuditExpectation(.contrast, element: "Advertisement")])
    return audit
}

@MainActor
func drawSpacings(over viewController: UIViewController) {
    #if DEBUG
    SpacingOverlayView().show(on: viewController)
    #endif
}

// MARK: BatchDiffing

typealias MemberSection = IdentifierSection<Int, Int>

@MainActor
final class ListOfRows {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var data: StagedData<MemberSection>?

    func perform(_ step: BatchUpdateStep) {}

    func show(_ wanted: [MemberSection], insteadOf shown: [MemberSection]) {
        let difference = SectionedDifference(from: shown, to: wanted)
        for (index, step) in difference.steps.enumerated() {
            collectionView.performBatchUpdates {
                data = difference.data(afterStep: index)
                perform(step)
            }
        }
    }

    func check(_ step: BatchUpdateStep, _ before: StagedData<MemberSection>, _ after: StagedData<MemberSection>) {
        let violations = validate(step, from: before.elementCounts, to: after.elementCounts)
        assert(violations.isEmpty, "\(violations)")
    }
}

// MARK: HoneycombImageLoading

@MainActor
func imageRow(_ url: URL) -> ImageTitleItem {
    let loader = URLSessionImageLoader(cacheCost: 32 << 20)
    loader.reportHandler = { print($0) }    // images that could not be loaded, with the reason

    let row = ImageTitleItem(
        left: LeftImageTitle(
            image: .remote(url, placeholder: Icon.avatar.image),
            title: "Anna",
            imageLoader: loader
        )
    )
    return row
}

@MainActor
func setLoaders(
    _ loader: any ImageLoader,
    _ previewLoader: any ImageLoader,
    _ state: CollectionViewState
) -> CollectionViewState {
    PartImageLoader.app = loader                     // at launch
    let previews = state.imageLoader(previewLoader)  // a screen
    return previews
}

// MARK: ConstraintSolver

func solve() throws -> Double {
    let solver = ConstraintSolver()
    let (left, middle, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(2 * middle == left + right)
    try solver.add(left + 10 <= right)
    try solver.add(right <= 100)
    try solver.add((left == 30).with(.weak))
    try solver.add((middle == 50).with(.strong))

    return solver.value(of: right)    // 70
}

// MARK: DeclarativeCollections

struct Article: Identifiable {
    let id: Int
    var title: String
}

struct PostContent: ContainerContent {
    typealias View = PostView

    var title: String

    init(_ post: Article) {
        title = post.title
    }
}

final class PostView: UILabel, ContainerContentView {
    static func size(fitting width: CGFloat, content: PostContent) -> CGSize {
        CGSize(width: width, height: 44)
    }

    func update(with content: PostContent) {
        text = content.title
    }
}

@MainActor
func showPosts(_ posts: [Article], in collectionView: UICollectionView) {
    let driver = CollectionViewDriver(collectionView: collectionView)

    driver.apply(
        CollectionViewState {
            CollectionViewSection(differenceIdentifier: "posts") {
                for post in posts {
                    ContainerItem(differenceIdentifier: post.id, content: PostContent(post))
                }
            }
        }
    )
}
