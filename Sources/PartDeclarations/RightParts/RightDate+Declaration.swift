import Honeycomb

extension RightDate: DeclaredPart {
    /// The name, fields and examples of the part.
    public static let declaration: PartDeclaration<RightDate> = PartDeclaration(
        "date",
        summary: "a date picker",
        usage: "For a date, a time or both, which a calendar changes in place.",
        fields: [
            .date("date", \.date, description: "The day or the time that is selected."),
            .name(
                "mode",
                noun: "date mode",
                \.mode,
                description: "Whether the user selects a day, a time of day, or both."
            ),
            .optionalDate("minimum", \.minimum, description: "The earliest date that can be selected."),
            .optionalDate("maximum", \.maximum, description: "The latest date that can be selected."),
            .boolean(
                "isEnabled",
                \.isEnabled,
                description: "Whether the user can operate it; a disabled one is dimmed."
            ),
            .action(
                "action",
                changes: "date",
                hasHandler: { $0.didChangeHandler != nil },
                description: "The action when the user selects a date, with the date."
            ) { part, action in
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
