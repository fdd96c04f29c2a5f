import CellCatalog
import Honeycomb
import PartDeclarations

/// A title with a rating.
public typealias TitleRatingItem = LeftRightItem<LeftTitle, RightRating>

/// A note alone.
public typealias NoteItem = LeftRightItem<LeftNote, RightEmpty>

/// The parts in the catalog of their app.
@MainActor
public enum RatingScenarios {
    /// The parts of the app: `Catalog(parts: RatingScenarios.parts)` draws the sheet with them, and documents that are read
    /// with them may name them.
    public static var parts: DeclaredParts {
        .designSystem.adding(DeclaredParts(lefts: [LeftNote.self], rights: [RightRating.self]))
    }

    /// The pictures: the parts as they are, and their limits as variants.
    public static var catalog: Catalog {
        Catalog(groups: [
            ScenarioGroup("Rating") {
                Scenario(
                    "Four stars",
                    TitleRatingItem(left: LeftTitle(title: "Response time"), right: RightRating(text: "★★★★☆"))
                ) {
                    Scenario(
                        "None",
                        TitleRatingItem(left: LeftTitle(title: "Response time"), right: RightRating(text: "☆☆☆☆☆"))
                    )
                    Scenario(
                        "Disabled",
                        TitleRatingItem(
                            left: LeftTitle(title: "Response time"),
                            right: RightRating(text: "★★★★★"),
                            isEnabled: false
                        )
                    )
                }
            },
            ScenarioGroup("Note") {
                Scenario("Note", NoteItem(left: LeftNote(text: "Seen by three people")))
            },
        ])
    }
}
