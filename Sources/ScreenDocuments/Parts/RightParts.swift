import Honeycomb

extension Shape<any RightContent> {
    /// The right parts that documents know. `empty` says what leaving the right part out says as well.
    static let rightPart = variants("right part", [empty, chevron, detail, detailChevron])

    private static let empty = Variant<Value>("empty") { RightEmpty() }

    private static let chevron = Variant<Value>("chevron") { RightChevron() }

    private static let detail = Variant<Value>(
        "detail",
        .required("text", .text),
        .accessibilityIdentifier
    ) { text, identifier in
        RightDetail(text: text, accessibilityIdentifier: identifier)
    }

    private static let detailChevron = Variant<Value>(
        "detailChevron",
        .required("text", .text),
        .accessibilityIdentifier
    ) { text, identifier in
        RightDetailChevron(text: text, accessibilityIdentifier: identifier)
    }
}
