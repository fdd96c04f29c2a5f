import Foundation
import ScreenDocumentsCore

enum DateFunctions {
    static let bodies: [String: ScreenFunctions.Body] = [
        "now": { .string(DateText.text($0.formatting.now())) },
        "addToDate": { arguments in
            guard let date = DateText.date(arguments["date"], arguments.formatting.calendar),
                let amount = arguments.integer("amount"), abs(amount) < 1_000_000_000,
                let unit = component(arguments.text("unit"))
            else { return .null }
            let weeks = unit == .weekOfYear
            return arguments.formatting.calendar.date(
                byAdding: weeks ? .day : unit,
                value: weeks ? amount * 7 : amount,
                to: date
            )
            .map { .string(DateText.text($0)) } ?? .null
        },
        "datePart": { arguments in
            let calendar = arguments.formatting.calendar
            guard let date = DateText.date(arguments["date"], calendar) else { return .null }
            if arguments.text("unit") == "weekday" {
                // Sunday is the first day for Foundation, Monday in ISO 8601.
                return .number(Double((calendar.component(.weekday, from: date) + 5) % 7 + 1))
            }
            guard let unit = component(arguments.text("unit") + "s"), unit != .weekOfYear else { return .null }
            return .number(Double(calendar.component(unit, from: date)))
        },
        "secondsBetween": { arguments in
            let calendar = arguments.formatting.calendar
            guard let from = DateText.date(arguments["from"], calendar),
                let to = DateText.date(arguments["to"], calendar)
            else { return .null }
            return .number(to.timeIntervalSince(from))
        },
    ]

    private static func component(_ unit: String) -> Calendar.Component? {
        switch unit {
        case "seconds": .second
        case "minutes": .minute
        case "hours": .hour
        case "days": .day
        case "weeks": .weekOfYear
        case "months": .month
        case "years": .year
        default: nil
        }
    }
}
