import Honeycomb
import PositionedJSON

extension Shape<Date> {
    /// A date like `2026-05-04`, which is midnight of universal time, or `2026-05-04T09:30:00Z`.
    static let date = Shape(.date) { node, reader in
        guard case .string(let text) = node.value else { return reader.reject(node, expected: .date) }
        guard let date = parsed(text) else {
            reader.report(at: node, "\(text.quoted) is no date", allowed: ShapeDescription.date.allowed)
            return nil
        }
        return date
    }

    private static func parsed(_ text: String) -> Date? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard let day = halves.first, halves.count <= 2 else { return nil }
        let dayNumbers = day.split(separator: "-", omittingEmptySubsequences: false)
        guard dayNumbers.map(\.count) == [4, 2, 2], let components = numbers(dayNumbers) else { return nil }
        var date = DateComponents(
            timeZone: TimeZone(secondsFromGMT: 0),
            year: components[0],
            month: components[1],
            day: components[2]
        )
        var offset = 0
        if halves.count == 2 {
            guard let time = time(halves[1]) else { return nil }
            (date.hour, date.minute, date.second) = (time.hour, time.minute, time.second)
            offset = time.offset
        }
        let calendar = Calendar(identifier: .gregorian)
        // 30 February is not 2 March.
        guard date.isValidDate(in: calendar), let result = calendar.date(from: date) else { return nil }
        return result.addingTimeInterval(TimeInterval(-offset))
    }

    /// Reads `09:30`, `09:30:00` and their distance from universal time: `Z`, `+03:00` or `-0530`.
    private static func time(_ text: Substring) -> (hour: Int, minute: Int, second: Int, offset: Int)? {
        guard let zoneStart = text.firstIndex(where: { "Z+-".contains($0) }) else { return nil }
        let parts = text[..<zoneStart].split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 }), let values = numbers(parts) else {
            return nil
        }
        let zone = text[zoneStart...]
        var offset = 0
        if zone != "Z" {
            let digits = zone.dropFirst().filter { $0 != ":" }
            guard digits.count == 4, let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)),
                hours < 24, minutes < 60
            else { return nil }
            offset = (hours * 60 + minutes) * 60 * (zone.first == "-" ? -1 : 1)
        }
        return (values[0], values[1], values.count == 3 ? values[2] : 0, offset)
    }

    private static func numbers(_ texts: [Substring]) -> [Int]? {
        let values = texts.compactMap { text in text.allSatisfy(\.isNumber) ? Int(text) : nil }
        return values.count == texts.count ? values : nil
    }
}
