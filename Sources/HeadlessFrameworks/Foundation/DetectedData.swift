import Foundation

/// What a detector finds.
final class DetectedData: NSTextCheckingResult {
    private let place: NSRange
    private let kind: Kind
    let link: URL?
    let number: String?
    let day: Date?

    init(_ kind: Kind, range: NSRange, link: URL? = nil, number: String? = nil, day: Date? = nil) {
        self.kind = kind
        place = range
        self.link = link
        self.number = number
        self.day = day
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Finds are not archived.")
    }

    override var resultType: NSTextCheckingResult.CheckingType { kind.type }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }

    override func range(at idx: Int) -> NSRange {
        idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
    }

    enum Kind: CaseIterable {
        case link
        case date
        case phoneNumber

        /// Foundation on Linux has the names of the types, but deprecates them because it finds none. The values of its links and
        /// dates are twice those of Apple's.
        var type: NSTextCheckingResult.CheckingType {
            switch self {
            case .link: .init(rawValue: 1 << 6)
            case .date: .init(rawValue: 1 << 4)
            case .phoneNumber: .init(rawValue: 1 << 11)
            }
        }

        func matches(in string: String, range: NSRange) -> [DetectedData] {
            let length = string.utf16.count
            let start = min(max(range.location, 0), length)
            let range = NSRange(location: start, length: min(max(range.length, 0), length - start))
            return expression.matches(in: string, range: range).compactMap { match in
                find(in: NSString(string: string), at: match.range)
            }
        }

        private var expression: NSRegularExpression {
            switch self {
            case .link: Self.links
            case .date: Self.dates
            case .phoneNumber: Self.phoneNumbers
            }
        }

        private func find(in string: NSString, at range: NSRange) -> DetectedData? {
            switch self {
            case .link:
                let (text, length) = Self.withoutPunctuation(string.substring(with: range))
                guard let url = Self.url(text) else { return nil }
                return DetectedData(self, range: NSRange(location: range.location, length: length), link: url)
            case .date:
                return Self.day(string.substring(with: range)).map { DetectedData(self, range: range, day: $0) }
            case .phoneNumber:
                let text = string.substring(with: range)
                let digits = text.filter(\.isNumber).count
                guard (7...15).contains(digits), text.contains(where: { !$0.isNumber }) || digits >= 10 else {
                    return nil
                }
                return DetectedData(self, range: range, number: text)
            }
        }

        // MARK: Links

        /// Domains that are links without a scheme.
        private static let domains = """
            com|org|net|edu|gov|io|dev|app|co|me|info|biz|de|uk|fr|es|it|nl|ch|at|eu|us|ca|au|nz|jp|cn|kr|in|br|mx|ru|ua|pl|se|no|fi|dk|tv|ai|ly|be
            """

        private static let links = expression(
            "(?i)\\b(?:[a-z][a-z0-9+.-]*://[^\\s<>\"]+|mailto:[^\\s<>\"]+"
                + "|[a-z0-9._%+-]+@[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.[a-z]{2,}"
                + "|(?:www\\.[a-z0-9-]+(?:\\.[a-z0-9-]+)+|(?:[a-z0-9-]+\\.)+(?:\(domains))\\b)(?::[0-9]+)?(?:[/?#][^\\s<>\"]*)?)"
        )

        /// Returns a text and its length in UTF-16 code units without the punctuation after it. A closing bracket stays if its opening
        /// one is in the text.
        private static func withoutPunctuation(_ text: String) -> (String, Int) {
            var text = text
            while let last = text.last {
                let opening: [Character: Character] = [")": "(", "]": "[", "}": "{"]
                if let bracket = opening[last] {
                    if text.filter({ $0 == bracket }).count >= text.filter({ $0 == last }).count { break }
                } else if !".,;:!?'\"”’…»".contains(last) {
                    break
                }
                text.removeLast()
            }
            return (text, text.utf16.count)
        }

        private static func url(_ text: String) -> URL? {
            if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
            let isAddress = text.contains("@") && !text.contains("/")
            return URL(string: (isAddress ? "mailto:" : "http://") + text)
        }

        // MARK: Dates

        private static let months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"

        private static let dates = expression(
            "\\b(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{4}|(?:\(months))[a-z]*\\.? \\d{1,2},? \\d{4})\\b"
        )

        private static func day(_ text: String) -> Date? {
            let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
            var parts = DateComponents()
            parts.hour = 12
            if text.first?.isLetter == true, numbers.count == 2 {
                let names = months.split(separator: "|")
                parts.month = names.firstIndex { text.hasPrefix($0) }.map { $0 + 1 }
                (parts.day, parts.year) = (numbers[0], numbers[1])
            } else if numbers.count == 3, text.contains("-") {
                (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
            } else if numbers.count == 3 {
                (parts.month, parts.day, parts.year) = (numbers[0], numbers[1], numbers[2])
            }
            let calendar = Calendar(identifier: .gregorian)
            guard parts.isValidDate(in: calendar) else { return nil }
            return calendar.date(from: parts)
        }

        // MARK: Phone numbers

        private static let phoneNumbers = expression(
            "(?<![\\w.])(?:\\+\\d{1,3}[ .-]?)?(?:\\(\\d{1,4}\\)[ .-]?)?\\d{1,4}(?:[ .-]?\\d{2,4}){1,4}(?![\\w])"
        )

        private static func expression(_ pattern: String) -> NSRegularExpression {
            guard let expression = try? NSRegularExpression(pattern: pattern) else {
                preconditionFailure("The pattern \(pattern) is not one.")
            }
            return expression
        }
    }
}
