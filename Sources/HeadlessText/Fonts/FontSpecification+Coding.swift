import Foundation

extension FontSpecification: Codable {
    private enum CodingKeys: CodingKey {
        case size, weight, isItalic, hasMonospacedDigits, features, design, leading, namedFace
    }

    /// Decodes a specification.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if the weight isn't one of OpenType's.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let weight = try container.decode(Int.self, forKey: .weight)
        guard (1...1_000).contains(weight) else {
            throw DecodingError.dataCorruptedError(
                forKey: .weight,
                in: container,
                debugDescription: "The weight \(weight) is not between 1 and 1000."
            )
        }
        let plain = FontSpecification(
            size: try container.decode(CGFloat.self, forKey: .size),
            weight: weight,
            isItalic: try container.decode(Bool.self, forKey: .isItalic),
            hasMonospacedDigits: try container.decode(Bool.self, forKey: .hasMonospacedDigits)
        )
        self =
            plain
            .withFeatures(try container.decode(String.self, forKey: .features))
            .withDesign(try container.decode(FontDesign.self, forKey: .design))
            .withLeading(try container.decode(CGFloat.self, forKey: .leading))
            .standingIn(for: try container.decodeIfPresent(NamedFontFace.self, forKey: .namedFace))
    }

    /// Encodes everything that shaping depends on.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(size, forKey: .size)
        try container.encode(weight, forKey: .weight)
        try container.encode(isItalic, forKey: .isItalic)
        try container.encode(hasMonospacedDigits, forKey: .hasMonospacedDigits)
        try container.encode(features, forKey: .features)
        try container.encode(design, forKey: .design)
        try container.encode(leading, forKey: .leading)
        try container.encodeIfPresent(namedFace, forKey: .namedFace)
    }
}
