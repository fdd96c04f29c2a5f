import UniversalDataSources

/// The sections of the catalog, shared by the collection view and the table view.
@MainActor
enum CatalogSections {
    static let figures = "figures"

    static var all: [UniversalSection<CatalogViewModel>] {
        [
            UniversalSection(
                figures,
                header: HeadlineViewModel(text: "This week"),
                items: [
                    .tile(TileViewModel(title: "Views", value: "1 204")),
                    .tile(TileViewModel(title: "Replies", value: "17", isHighlighted: true)),
                ]
            ),
            UniversalSection(
                "news",
                header: HeadlineViewModel(text: "News"),
                items: [
                    .alert(AlertViewModel(message: "Your profile is hidden until the address is confirmed")),
                    .simple(SimpleViewModel(title: "Saved searches", detail: "4")),
                    .simple(SimpleViewModel(title: "Invitations", detail: "2 new")),
                ]
            ),
        ]
    }
}
