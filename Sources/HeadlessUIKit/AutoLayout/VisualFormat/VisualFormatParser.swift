import Foundation

/// A parser of Apple's visual format language.
struct VisualFormatParser {
    private let text: [Character]
    private let metrics: [String: CGFloat]
    private let viewNames: Set<String>
    private var position = 0

    static func parse(
        _ text: String,
        metrics: [String: CGFloat],
        viewNames: Set<String>
    ) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(text: Array(text), metrics: metrics, viewNames: viewNames)
        return try parser.format()
    }

    private init(text: [Character], metrics: [String: CGFloat], viewNames: Set<String>) {
        self.text = text
        self.metrics = metrics
        self.viewNames = viewNames
    }

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if take("V:") { format.axis = .vertical } else { _ = take("H:") }
        format.elements.append(try element())
        while position < text.count {
            format.connections.append(try connection())
            format.elements.append(try element())
            if case .superview = format.elements[format.elements.count - 1], position < text.count {
                throw error("Nothing can follow the superview's far edge")
            }
        }
        guard format.elements.contains(where: { if case .view = $0 { true } else { false } }) else {
            throw error("At least one view is needed")
        }
        return format
    }

    private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
        if take("|") { return .superview }
        guard take("[") else { throw error("Expected a view, in brackets, or the superview, |") }
        let name = identifier()
        guard viewNames.contains(name) else { throw error("\(name) is not a key in the views dictionary.") }
        var predicates: [VisualFormat.Predicate] = []
        if peek == "(" { predicates = try predicateList() }
        guard take("]") else { throw error("Expected ']' after a view") }
        return .view(name: name, predicates: predicates)
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .none }
        if peek == "[" || peek == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if peek == "(" {
            predicates = try predicateList()
        } else {
            predicates = [VisualFormat.Predicate(value: .number(try number()))]
        }
        guard take("-") else { throw error("Expected '-' after a distance") }
        return .distances(predicates)
    }

    private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard take("(") else { throw error("Expected '('") }
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try predicate()) } while take(",")
        guard take(")") else { throw error("Expected ')'") }
        return result
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") {
            relation = .lessThanOrEqual
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else {
            _ = take("==")
        }
        let start = position
        let name = identifier()
        let value: VisualFormat.Predicate.Value
        if viewNames.contains(name), metrics[name] == nil {
            value = .view(name)
        } else {
            position = start
            value = .number(try number())
        }
        var predicate = VisualFormat.Predicate(relation: relation, value: value)
        if take("@") { predicate.priority = UILayoutPriority(Float(try number())) }
        return predicate
    }

    private mutating func number() throws(VisualFormatError) -> CGFloat {
        let start = position
        let isNegative = take("-")
        let digits = characters { $0.isNumber || $0 == "." }
        if let value = Double(digits) { return CGFloat(isNegative ? -value : value) }
        position = start
        let name = identifier()
        guard let metric = metrics[name] else {
            let isMissing = name.isEmpty
            throw error(isMissing ? "Expected a number or a metric" : "\(name) is not a key in the metrics dictionary.")
        }
        return metric
    }

    // MARK: Characters

    private var peek: Character? { position < text.count ? text[position] : nil }

    private mutating func identifier() -> String {
        characters { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    private mutating func characters(while matches: (Character) -> Bool) -> String {
        let start = position
        while let character = peek, matches(character) { position += 1 }
        return String(text[start..<position])
    }

    private mutating func take(_ token: String) -> Bool {
        guard text[position...].starts(with: token) else { return false }
        position += token.count
        return true
    }

    private func error(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, position: position)
    }
}
