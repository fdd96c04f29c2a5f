import Honeycomb

extension RightDate: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightDate> = PartDeclaration(
        "date",
        summary: "a date picker",
        fields: [
            .date("date", \.date),
            .name("mode", noun: "date mode", \.mode),
            .optionalDate("minimum", \.minimum),
            .optionalDate("maximum", \.maximum),
            .boolean("isEnabled", \.isEnabled),
            .action("action", changes: "date", hasHandler: { $0.didChangeHandler != nil }) { part, action in
                part.didChangeHandler = { action(.date($0)) }
            },
        ],
        examples: [
            PartExample("Date") { example(.date) },
            PartExample("Time") { example(.time) },
            PartExample("Disabled") { example(.date, isEnabled: false) },
        ]
    ) {
        RightDate(date: Date(timeIntervalSinceReferenceDate: 0))
    }

    /// The same in every locale and time zone, so that pictures of the catalog can be compared.
    private static func example(_ mode: DateMode, isEnabled: Bool = true) -> RightDate {
        RightDate(
            date: Date(timeIntervalSinceReferenceDate: 800_000_000),
            mode: mode,
            locale: Locale(identifier: "ru_RU"),
            timeZone: TimeZone(secondsFromGMT: 0),
            isEnabled: isEnabled
        )
    }
}
