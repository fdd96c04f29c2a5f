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

    private static let openTypeTag = UIFontDescriptor.FeatureKey(kCTFontOpenTypeFeatureTag)
    private static let openTypeValue = UIFontDescriptor.FeatureKey(kCTFontOpenTypeFeatureValue)

    private static let stylisticSets = 1...20

    /// The features of the types that fonts for text use, by selector.
    private static let features: [Int: [Int: String]] = [
        kLigaturesType: [
            kCommonLigaturesOnSelector: "liga=1", kCommonLigaturesOffSelector: "liga=0",
            kRareLigaturesOnSelector: "dlig=1", kRareLigaturesOffSelector: "dlig=0",
            kContextualLigaturesOnSelector: "clig=1", kContextualLigaturesOffSelector: "clig=0",
            kHistoricalLigaturesOnSelector: "hlig=1", kHistoricalLigaturesOffSelector: "hlig=0",
        ],
        kLetterCaseType: [kUpperAndLowerCaseSelector: "smcp=0", kSmallCapsSelector: "smcp=1"],
        kNumberSpacingType: [
            kMonospacedNumbersSelector: "tnum=1, pnum=0", kProportionalNumbersSelector: "tnum=0, pnum=1",
        ],
        kVerticalPositionType: [
            kNormalPositionSelector: "sups=0, subs=0, ordn=0", kSuperiorsSelector: "sups=1",
            kInferiorsSelector: "subs=1", kOrdinalsSelector: "ordn=1", kScientificInferiorsSelector: "sinf=1",
        ],
        kFractionsType: [
            kNoFractionsSelector: "frac=0", kVerticalFractionsSelector: "afrc=1", kDiagonalFractionsSelector: "frac=1",
        ],
        kTypographicExtrasType: [kSlashedZeroOnSelector: "zero=1", kSlashedZeroOffSelector: "zero=0"],
        kNumberCaseType: [
            kLowerCaseNumbersSelector: "onum=1, lnum=0", kUpperCaseNumbersSelector: "onum=0, lnum=1",
        ],
        kCaseSensitiveLayoutType: [
            kCaseSensitiveLayoutOnSelector: "case=1", kCaseSensitiveLayoutOffSelector: "case=0",
            kCaseSensitiveSpacingOnSelector: "cpsp=1", kCaseSensitiveSpacingOffSelector: "cpsp=0",
        ],
        kContextualAlternatesType: [
            kContextualAlternatesOnSelector: "calt=1", kContextualAlternatesOffSelector: "calt=0",
            kSwashAlternatesOnSelector: "swsh=1", kSwashAlternatesOffSelector: "swsh=0",
            kContextualSwashAlternatesOnSelector: "cswh=1", kContextualSwashAlternatesOffSelector: "cswh=0",
        ],
        kLowerCaseType: [
            kDefaultLowerCaseSelector: "smcp=0, pcap=0", kLowerCaseSmallCapsSelector: "smcp=1",
            kLowerCasePetiteCapsSelector: "pcap=1",
        ],
        kUpperCaseType: [
            kDefaultUpperCaseSelector: "c2sc=0, c2pc=0", kUpperCaseSmallCapsSelector: "c2sc=1",
            kUpperCasePetiteCapsSelector: "c2pc=1",
        ],
    ]

    private static func feature(type: Int, selector: Int) -> String? {
        switch type {
        case kStylisticAlternativesType:
            guard selector != kNoStylisticAlternatesSelector else {
                return stylisticSets.map { "\(tag(ofSet: $0))=0" }.joined(separator: ", ")
            }
            // Even selectors turn a set on, odd ones off.
            let number = selector / 2
            guard stylisticSets.contains(number) else { return nil }
            return "\(tag(ofSet: number))=\(selector.isMultiple(of: 2) ? 1 : 0)"
        case kCharacterAlternativesType: return selector >= kNoAlternatesSelector ? "salt=\(selector)" : nil
        default: return features[type]?[selector]
        }
    }

    private static func tag(ofSet number: Int) -> String { "ss\(number < 10 ? "0" : "")\(number)" }

    private static func number(_ value: Any?) -> Int? {
        value as? Int ?? (value as? NSNumber)?.intValue
    }
}
