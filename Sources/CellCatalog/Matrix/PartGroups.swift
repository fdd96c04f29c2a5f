import Honeycomb
import PartDeclarations

/// A group of variants for each declared part.
@MainActor
enum PartGroups {
    static func all(of parts: DeclaredParts) -> [ScenarioGroup] {
        parts.lefts.map { $0.leftGroup } + parts.rights.map { $0.rightGroup }
            + parts.headers.map { $0.sectionGroup("header") }
            + parts.footers.map { $0.sectionGroup("footer") }
            + parts.customs.map { $0.sectionGroup("custom") }
    }

    /// Pairs of right parts: not all of them, which would be a matrix of their own.
    static var pairs: ScenarioGroup {
        ScenarioGroup("Right: two parts beside each other", fileName: "right-pair") {
            pair("Detail and switch", RightPair(RightDetail(text: "3 ГБ"), RightToggle(isOn: true)))
            pair(
                "Badge and icon button",
                RightPair(RightBadge(text: "2"), RightIconButton(icon: Icon.close.image, iconLabel: "Очистить"))
            )
            pair("Spinner and chevron", RightPair(RightActivity(), RightChevron()))
            pair("Two texts", RightPair(RightDetail(text: "Казахстан, Алматы"), RightTextButton(title: "Изменить")))
            pair(
                "Three parts",
                RightPair(RightDot(label: "Не прочитано"), RightPair(RightDetail(text: "12"), RightChevron()))
            )
        }
    }

    private static func pair(_ title: String, _ pair: some RightContent) -> Scenario {
        Scenario(title, content: LeftRightContainer(left: LeftTitle(title: "Страна поиска"), right: pair))
    }
}

extension DeclaredPart {
    @MainActor
    fileprivate static func group(_ place: String, scenario: (PartExample<Self>) -> Scenario) -> ScenarioGroup {
        let examples = declaration.examples
        return ScenarioGroup(
            "\(place.prefix(1).uppercased() + place.dropFirst()): \(declaration.summary)",
            fileName: "\(place)-\(declaration.name)"
        ) {
            examples.map(scenario)
        }
    }
}

extension DeclaredPart where Self: LeftContent {
    @MainActor
    fileprivate static var leftGroup: ScenarioGroup {
        group("left") { example in
            Scenario(example.title, content: LeftRightContainer(left: example.make(), right: RightEmpty()))
        }
    }
}

extension DeclaredPart where Self: RightContent {
    @MainActor
    fileprivate static var rightGroup: ScenarioGroup {
        group("right") { example in
            Scenario(
                example.title,
                content: LeftRightContainer(left: LeftTitle(title: "Страна поиска"), right: example.make())
            )
        }
    }
}

extension DeclaredPart where Self: ContainerContent {
    @MainActor
    fileprivate static func sectionGroup(_ place: String) -> ScenarioGroup {
        group(place) { Scenario($0.title, content: $0.make()) }
    }
}
