import CellCatalog
import Honeycomb
import PartDeclarations

/// A row with a title and a rating.
public typealias TitleRatingItem = LeftRightItem<LeftTitle, RightRating>

/// A row with only a note.
public typealias NoteItem = LeftRightItem<LeftNote, RightEmpty>

/// The parts of the app and their catalog.
@MainActor
public enum RatingScenarios {
    /// The parts of the design system and of the app. `Catalog(parts: RatingScenarios.parts)` includes them in the
    /// matrix, and documents that are read with them can use them.
    public static var parts: DeclaredParts {
        .designSystem.adding(DeclaredParts(lefts: [LeftNote.self], rights: [RightRating.self]))
    }

    /// The scenarios of the parts, with edge cases as variants.
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
