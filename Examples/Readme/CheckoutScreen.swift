import Honeycomb

struct Order {
    var name: String
    var price: String
    var formerPrice: String
    var total: String
}

@MainActor
func checkoutState(of order: Order, pay: @escaping @MainActor @Sendable () -> Void) -> CollectionViewState {
    CollectionViewState {
        CollectionViewSection(
            differenceIdentifier: "goods",
            header: SectionDetailedHeader(content: SectionDetailedHeaderContent(title: "Goods", detail: "1 of 1"))
        ) {
            LinesItem(
                differenceIdentifier: order.name,
                left: LeftLines(
                    icon: Icon.bag.image,
                    lines: [
                        PartLine(order.name, detail: "tomorrow", badge: "gift", badgeStyle: .success),
                        PartLine(
                            RichText([
                                RichText.Run(order.price, weight: .semibold), RichText.Run(" "),
                                RichText.Run(order.formerPrice, style: .secondary, isStruck: true),
                            ])
                        ),
                    ]
                ),
                right: RightEmpty()
            )
            .card(.chosen)
        }
    }
    .screenBackground(Palette.color(named: "fill"))
    .bottomBar {
        TitleDetailItem(
            differenceIdentifier: "total",
            left: LeftTitle(title: "Total"),
            right: RightDetail(text: RichText([RichText.Run(order.total, style: .primary, size: .heading)]))
        )
        .rowDensity(.compact)
        ButtonItem(
            differenceIdentifier: "pay",
            left: LeftButton(title: "Pay", didTapHandler: pay),
            right: RightEmpty()
        )
    }
}
