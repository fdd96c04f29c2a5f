import Foundation
import Honeycomb
import PartDeclarations

/// A group of variants for each declared part.
@MainActor
enum PartGroups {
    /// The title beside right parts.
    nonisolated static let besides = "Страна поиска"

    static func all(of parts: DeclaredParts) -> [ScenarioGroup] {
        parts.lefts.map { $0.leftGroup } + parts.rights.map { $0.rightGroup }
            + parts.headers.map { $0.sectionGroup("header", .headers) }
            + parts.footers.map { $0.sectionGroup("footer", .footers) }
            + parts.customs.map { $0.sectionGroup("custom", .customs) }
    }

    /// Pairs of right parts: not all of them, which would be a matrix of their own.
    static var pairs: ScenarioGroup {
        var group = ScenarioGroup("Right: two parts beside each other", fileName: "right-pair") {
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
        group.place = .combinations
        return group
    }

    private static func pair(_ title: String, _ pair: some RightContent) -> Scenario {
        Scenario(title, content: LeftRightContainer(left: LeftTitle(title: besides), right: pair))
    }
}

extension PartDeclaration {
    /// The default example while its images are loaded or its button works; `nil` if it has none of both.
    fileprivate var loading: Content? {
        var content = usual
        var isLoading = false
        for field in fields {
            switch (field.value, field.read?(content)) {
            case (.image(let set), .image):
                set(&content, .remote(Self.address, placeholder: nil))
                isLoading = true
            case (.boolean(let set), .boolean(false)) where field.name == "isActive":
                set(&content, true)
                isLoading = true
            default: break
            }
        }
        return isLoading ? content : nil
    }

    /// The address of an image that never arrives: without a loader nothing is loaded.
    private static var address: URL { URL(fileURLWithPath: "/") }
}

extension DeclaredPart {
    @MainActor
    fileprivate static func group(
        _ name: String,
        _ place: CatalogPlace,
        scenario: (String, Self) -> Scenario
    ) -> ScenarioGroup {
        let examples = declaration.examples
        var group = ScenarioGroup(
            "\(name.prefix(1).uppercased() + name.dropFirst()): \(declaration.summary)",
            fileName: "\(name)-\(declaration.name)"
        ) {
            examples.map { scenario($0.title, $0.make()) }
        }
        group.place = place
        group.loading = declaration.loading.map { scenario("Loading", $0) }
        return group
    }
}

extension DeclaredPart where Self: LeftContent {
    @MainActor
    fileprivate static var leftGroup: ScenarioGroup {
        group("left", .lefts) { title, part in
            Scenario(title, content: LeftRightContainer(left: part, right: RightEmpty()))
        }
    }
}

extension DeclaredPart where Self: RightContent {
    @MainActor
    fileprivate static var rightGroup: ScenarioGroup {
        group("right", .rights) { title, part in
            Scenario(title, content: LeftRightContainer(left: LeftTitle(title: PartGroups.besides), right: part))
        }
    }
}

extension DeclaredPart where Self: ContainerContent {
    @MainActor
    fileprivate static func sectionGroup(_ name: String, _ place: CatalogPlace) -> ScenarioGroup {
        group(name, place) { Scenario($0, content: $1) }
    }
}
