import Honeycomb

extension LeftRichText: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<LeftRichText> = PartDeclaration(
        "richText",
        summary: "texts with different styles",
        usage: """
            For texts with links, prices or highlighted words inside a sentence. Titles and subtitles have runs of \
            their own.
            """,
        fields: [
            .richText("title", \.title, description: "The first text: a string, or runs with styles and links."),
            .richText(
                "subtitle",
                \.subtitle,
                isRequired: false,
                description: "The text below: a string, or runs with styles and links."
            ),
            .lineCount("titleLineCount", \.titleLineCount),
            .lineCount("subtitleLineCount", \.subtitleLineCount),
            .action(
                "linkAction",
                hasHandler: { $0.didTapLinkHandler != nil },
                description: "The action when the user taps a link, with the name of the link."
            ) { part, action in
                part.didTapLinkHandler = { action(.link($0)) }
            },
        ],
        examples: [
            PartExample("Styles") {
                LeftRichText(
                    title: RichText([
                        .init("1 490 ₽ ", isBold: true), .init("1 990 ₽", style: .secondary, isStruck: true),
                    ]),
                    subtitle: RichText([.init("−25 %", style: .success), .init(" до пятницы")])
                )
            },
            PartExample("Search") {
                LeftRichText(title: RichText("Дизайнер интерфейсов", highlighting: "диз"), subtitle: "Алматы")
            },
            PartExample("Link") {
                LeftRichText(title: RichText([.init("Принимаю "), .init("условия", link: "terms")]))
            },
            PartExample("Long") {
                LeftRichText(
                    title: RichText("Ведущий дизайнер интерфейсов и иллюстраций", highlighting: "дизайнер"),
                    subtitle: "Алматы, можно удалённо из любого города"
                )
            },
        ]
    ) {
        LeftRichText(title: "")
    }
}
