import Expectations
import Foundation
import HeadlessFrameworks
import Testing

@Suite("Formatters that Linux lacks")
struct FormatterTests {
    @Test(
        "durations",
        arguments: [
            (.positional, 3725, "1:02:05"), (.positional, 65, "1:05"), (.positional, 5, "5"), (.positional, 0, "0"),
            (.full, 3725, "1 hour, 2 minutes, 5 seconds"), (.full, 3600, "1 hour"), (.full, 0, "0 seconds"),
            (.short, 3725, "1 hr, 2 min, 5 sec"), (.brief, 3725, "1hr 2min 5sec"), (.abbreviated, 3725, "1h 2m 5s"),
            (.full, 90000, "1 day, 1 hour"), (.spellOut, 7200, "two hours"), (.full, -60, "-1 minute"),
        ] as [(DateComponentsFormatter.UnitsStyle, TimeInterval, String)]
    )
    func durations(style: DateComponentsFormatter.UnitsStyle, seconds: TimeInterval, expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        expectEqual(formatter.string(from: seconds), expected)
    }

    @Test("units, zeros and phrases of durations")
    func options() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        expectEqual(formatter.string(from: 5), "0:05")
        expectEqual(formatter.string(from: 3605), "60:05")
        formatter.zeroFormattingBehavior = .dropAll
        formatter.unitsStyle = .full
        formatter.includesTimeRemainingPhrase = true
        formatter.includesApproximationPhrase = true
        expectEqual(formatter.string(from: 120), "About 2 minutes remaining")
        formatter.allowedUnits = [.day, .hour, .minute]
        formatter.maximumUnitCount = 2
        expectEqual(formatter.string(from: 90061), "About 1 day, 1 hour remaining")
        expect(formatter.string(from: .nan) == nil)
        expect(formatter.string(from: .infinity) == nil)
        let components = DateComponents(hour: 1, minute: 30)
        expectEqual(DateComponentsFormatter.localizedString(from: components, unitsStyle: .full), "1 hour, 30 minutes")
        expect(formatter.string(for: "no") == nil)
    }

    @Test("distances of dates")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        expectEqual(formatter.localizedString(fromTimeInterval: -3600), "1 hour ago")
        expectEqual(formatter.localizedString(fromTimeInterval: 120), "in 2 minutes")
        let now = Date(timeIntervalSinceReferenceDate: 1_000_000)
        formatter.dateTimeStyle = .named
        expectEqual(formatter.localizedString(for: now.addingTimeInterval(-86400), relativeTo: now), "yesterday")
        formatter.dateTimeStyle = .numeric
        formatter.unitsStyle = .spellOut
        expectEqual(formatter.localizedString(for: now.addingTimeInterval(-86400), relativeTo: now), "one day ago")
        expect(formatter.string(for: 3) == nil)
        expectEqual(formatter.localizedString(from: DateComponents(day: 3)), "in three days")
    }

    @Test("lists")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        expectEqual(formatter.string(from: ["a", "b", "c"]), "a, b, and c")
        expectEqual(formatter.string(from: [1, 2]), "1 and 2")
        expectEqual(formatter.string(from: []), "")
        let numbers = NumberFormatter()
        numbers.minimumFractionDigits = 1
        formatter.itemFormatter = numbers
        expectEqual(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2)]), "1.0 and 2.0")
        expect(formatter.string(from: ["x"]) == nil)
        expect(formatter.string(for: 1) == nil)
    }
}
