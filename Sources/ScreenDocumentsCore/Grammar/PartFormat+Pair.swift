extension PartFormat {
    /// The name of the right part that consists of two others.
    package static let pairName = "pair"

    /// The right part that consists of two others; `nil` without right parts, or if one of them has that name.
    static func pair(of rights: [PartFormat]) -> PartFormat? {
        guard !rights.isEmpty, !rights.contains(where: { $0.name == pairName }) else { return nil }
        return PartFormat(name: pairName, summary: "two right parts beside each other")
    }

    /// The pair with an example of two of the right parts.
    static func pair(in format: DocumentFormat) -> PartFormat? {
        guard var pair = pair(of: format.rights), let usual = format.rights.first else { return nil }
        func part(_ name: String) -> DocumentValue {
            (format.rights.first { $0.name == name } ?? usual).example(in: format)
        }
        pair.example = ["type": .string(pairName), "first": part("detail"), "second": part("toggle")]
        return pair
    }
}
