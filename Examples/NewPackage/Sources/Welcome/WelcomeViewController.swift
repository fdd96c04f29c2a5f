import Honeycomb

/// A row with a title and a rating.
public typealias TitleRatingItem = LeftRightItem<LeftTitle, RightRating>

/// A screen with a switch, a rating and a count of taps.
public final class WelcomeViewController: CellScreenViewController {
    /// Whether the user receives news.
    public private(set) var receivesNews = false

    /// How often the rating was tapped.
    public private(set) var tapCount = 0

    /// Creates the screen.
    public init() {
        super.init()

        title = "Welcome"
    }

    public override func viewDidLoad() {
        super.viewDidLoad()

        apply(state, animated: false)
    }

    private var state: CollectionViewState {
        CollectionViewState {
            CollectionViewSection(
                differenceIdentifier: "main",
                header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "Welcome"))
            ) {
                TitleToggleItem(
                    differenceIdentifier: "news",
                    left: LeftTitle(title: "News"),
                    right: RightToggle(isOn: receivesNews) { [weak self] isOn in
                        self?.change { $0.receivesNews = isOn }
                    }
                )
                TitleRatingItem(
                    differenceIdentifier: "rating",
                    left: LeftTitle(title: "Rating"),
                    right: RightRating(text: tapCount == 0 ? "★★★★☆" : "★★★★☆ \(tapCount)"),
                    didSelectHandler: { [weak self] in self?.change { $0.tapCount += 1 } }
                )
            }
        }
    }

    private func change(_ body: (WelcomeViewController) -> Void) {
        body(self)
        apply(state, animated: true)
    }
}
