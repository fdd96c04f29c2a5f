import Honeycomb

struct Offer: Equatable {
    var id: Int
    var title: String
    var city: String
}

@MainActor
func offersState(of offers: [Offer], open: @escaping (Offer) -> Void) -> CollectionViewState {
    CollectionViewState(sections: {
        CollectionViewSection(
            differenceIdentifier: "offers",
            header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "For you")),
            layout: CollectionViewSectionLayout(
                insets: UIEdgeInsets(top: 0, left: .m, bottom: 0, right: .m),
                columnSpacing: .xs,
                carousel: .paged(peek: 32)
            )
        ) {
            for offer in offers {
                TitleSubtitleItem(
                    differenceIdentifier: offer.id,
                    left: LeftTitleSubtitle(title: offer.title, subtitle: offer.city),
                    insets: UIEdgeInsets(top: .xs, left: 0, bottom: .xs, right: 0),
                    didSelectHandler: { open(offer) }
                )
                .card()
            }
        }
    })
}
