import Honeycomb

@MainActor
final class MailModel {
    var chosen: Set<Int> = []
    var isEditing = false
}

@MainActor
func offersSection(_ titles: [String], show: @escaping @MainActor @Sendable (Int) -> Void) -> CollectionViewSection {
    CollectionViewSection(
        items: { titles.map { TitleItem(differenceIdentifier: $0, left: LeftTitle(title: $0)) } },
        layout: CollectionViewSectionLayout(columnSpacing: 8, carousel: .paged(peek: 24, hasPageIndicator: true))
    )
    .onPageChange(show)
}

@MainActor
func mailSelection(_ model: MailModel) -> CollectionViewSelection {
    .multiple(model.chosen) { model.chosen = $0.identifiers(of: Int.self) }
        .whileEditing(model.isEditing) { model.isEditing = $0 }
}
