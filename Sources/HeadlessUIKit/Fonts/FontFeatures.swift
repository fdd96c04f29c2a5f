import Foundation

/// Font features by the types and selectors of Apple's Font Feature Registry, as OpenType features.
enum FontFeatures {
    /// Returns the features of settings in the syntax of CSS; unknown ones are ignored.
    static func features(of settings: [[UIFontDescriptor.FeatureKey: Any]]) -> String {
        settings.compactMap { setting in
            if let tag = setting[openTypeTag] as? String {
                return "\(tag)=\(number(setting[openTypeValue]) ?? 1)"
            }
            guard let type = number(setting[.type]), let selector = number(setting[.selector]) else { return nil }
            return feature(type: type, selector: selector)
        }
        .joined(separator: ", ")
    }

    private static let openTypeTag = UIFontDescriptor.FeatureKey("CTFeatureOpenTypeTag")
    private static let openTypeValue = UIFontDescriptor.FeatureKey("CTFeatureOpenTypeValue")

    private static let stylisticAlternatives = 35
    private static let characterAlternatives = 17

    /// The features of the types that fonts for text use, by selector.
    private static let features: [Int: [Int: String]] = [
        // Ligatures
        1: [
            2: "liga=1", 3: "liga=0", 4: "dlig=1", 5: "dlig=0", 18: "clig=1", 19: "clig=0", 20: "hlig=1", 21: "hlig=0",
        ],
        // Number spacing
        6: [0: "tnum=1", 1: "pnum=1"],
        // Vertical position
        10: [0: "sups=0, subs=0, ordn=0", 1: "sups=1", 2: "subs=1", 3: "ordn=1", 4: "sinf=1"],
        // Fractions
        11: [0: "frac=0", 1: "afrc=1", 2: "frac=1"],
        // Typographic extras
        14: [4: "zero=1", 5: "zero=0"],
        // Number case
        21: [0: "onum=1", 1: "lnum=1"],
        // Case-sensitive layout
        33: [0: "case=1", 1: "case=0", 2: "cpsp=1", 3: "cpsp=0"],
        // Contextual alternates
        36: [0: "calt=1", 1: "calt=0", 2: "swsh=1", 3: "swsh=0", 4: "cswh=1", 5: "cswh=0"],
        // Lower case
        37: [0: "smcp=0", 1: "smcp=1", 2: "pcap=1"],
        // Upper case
        38: [0: "c2sc=0", 1: "c2sc=1", 2: "c2pc=1"],
    ]

    private static func feature(type: Int, selector: Int) -> String? {
        switch type {
        case stylisticAlternatives:
            // Even selectors turn a set on, odd ones off.
            let number = selector / 2
            guard (1...20).contains(number) else { return nil }
            return "ss\(number < 10 ? "0" : "")\(number)=\(selector.isMultiple(of: 2) ? 1 : 0)"
        case characterAlternatives: return selector >= 0 ? "salt=\(selector)" : nil
        default: return features[type]?[selector]
        }
    }

    private static func number(_ value: Any?) -> Int? {
        value as? Int ?? (value as? NSNumber)?.intValue
    }
}
