import Foundation

/// The values of a paragraph style in an archive.
struct ParagraphArchive: Codable {
    private struct Tab: Codable {
        let alignment: Int
        let location: CGFloat
        let terminators: CharacterSet?
    }

    private struct List: Codable {
        let format: String
        let options: UInt
        let start: Int
    }

    private let lengths: [CGFloat]
    private let alignment: Int
    private let lineBreakMode: Int
    private let writingDirection: Int
    private let lineHeightMultiple: CGFloat
    private let hyphenationFactor: Float
    private let usesDefaultHyphenation: Bool
    private let allowsTightening: Bool
    private let lineBreakStrategy: UInt
    private let tabs: [Tab]?
    private let lists: [List]

    private static let lengthKeys: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable] = [
        \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
        \.minimumLineHeight, \.maximumLineHeight, \.defaultTabInterval,
    ]

    init(_ values: NSParagraphStyle.Values) {
        let style = NSMutableParagraphStyle(values)
        lengths = Self.lengthKeys.map { style[keyPath: $0] }
        alignment = style.alignment.rawValue
        lineBreakMode = style.lineBreakMode.rawValue
        writingDirection = style.baseWritingDirection.rawValue
        lineHeightMultiple = style.lineHeightMultiple
        hyphenationFactor = style.hyphenationFactor
        usesDefaultHyphenation = style.usesDefaultHyphenation
        allowsTightening = style.allowsDefaultTighteningForTruncation
        lineBreakStrategy = style.lineBreakStrategy.rawValue
        tabs = values.tabStops?.map {
            let terminators = $0.options[.columnTerminators] as? CharacterSet
            return Tab(alignment: $0.alignment.rawValue, location: $0.location, terminators: terminators)
        }
        lists = style.textLists.map {
            List(format: $0.markerFormat.rawValue, options: $0.listOptions.rawValue, start: $0.startingItemNumber)
        }
    }

    /// The values, with unknown ones as in a new style.
    var values: NSParagraphStyle.Values {
        let style = NSMutableParagraphStyle()
        for (key, length) in zip(Self.lengthKeys, lengths) { style[keyPath: key] = length }
        style.alignment = NSTextAlignment(rawValue: alignment) ?? .natural
        style.lineBreakMode = NSLineBreakMode(rawValue: lineBreakMode) ?? .byWordWrapping
        style.baseWritingDirection = NSWritingDirection(rawValue: writingDirection) ?? .natural
        style.lineHeightMultiple = lineHeightMultiple
        style.hyphenationFactor = hyphenationFactor
        style.usesDefaultHyphenation = usesDefaultHyphenation
        style.allowsDefaultTighteningForTruncation = allowsTightening
        style.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: lineBreakStrategy)
        if let tabs {
            style.tabStops = tabs.map { tab in
                NSTextTab(
                    textAlignment: NSTextAlignment(rawValue: tab.alignment) ?? .natural,
                    location: tab.location,
                    options: tab.terminators.map { [.columnTerminators: $0] } ?? [:]
                )
            }
        }
        style.textLists = lists.map {
            NSTextList(
                markerFormat: NSTextList.MarkerFormat($0.format),
                options: NSTextList.Options(rawValue: $0.options),
                startingItemNumber: $0.start
            )
        }
        return style.values
    }
}
