import PositionedJSON

extension TokenEvaluator {
    /// Reads a value that is no reference.
    func value(of type: TokenType, at site: Site) -> TokenValue? {
        switch type {
        case .color: color(at: site).map(TokenValue.color)
        case .dimension: dimension(at: site).map(TokenValue.dimension)
        case .fontFamily: fontFamily(at: site).map(TokenValue.fontFamily)
        case .fontWeight: fontWeight(at: site).map(TokenValue.fontWeight)
        case .duration: duration(at: site).map(TokenValue.duration)
        case .cubicBezier: cubicBezier(at: site).map(TokenValue.cubicBezier)
        case .number: number(at: site).map(TokenValue.number)
        case .strokeStyle: strokeStyle(at: site).map(TokenValue.strokeStyle)
        case .border: border(at: site).map(TokenValue.border)
        case .transition: transition(at: site).map(TokenValue.transition)
        case .shadow: shadows(at: site).map(TokenValue.shadow)
        case .gradient: gradient(at: site).map(TokenValue.gradient)
        case .typography: typography(at: site).map(TokenValue.typography)
        case .string: string(at: site).map(TokenValue.string)
        case .boolean: boolean(at: site).map(TokenValue.boolean)
        }
    }

    private func dimension(at site: Site) -> TokenDimension? {
        let allowed = "{\"value\": 16, \"unit\": \"px\"}"
        guard
            let (value, unit) = measure(at: site, noun: "dimension", allowed: allowed, units: TokenDimension.Unit.self)
        else { return nil }
        return TokenDimension(value, unit)
    }

    private func duration(at site: Site) -> TokenDuration? {
        let allowed = "{\"value\": 200, \"unit\": \"ms\"}"
        guard let (value, unit) = measure(at: site, noun: "duration", allowed: allowed, units: TokenDuration.Unit.self)
        else { return nil }
        return TokenDuration(value, unit)
    }

    /// Reads an object with a value and a unit.
    private func measure<Unit: RawRepresentable<String> & CaseIterable>(
        at site: Site,
        noun: String,
        allowed: String,
        units: Unit.Type
    ) -> (Double, Unit)? {
        if case .string(let text) = site.node.value, let upgraded = OlderNotation.measure(text) {
            let unit = Unit(rawValue: upgraded.unit) != nil ? upgraded.unit : Unit.allCases.first?.rawValue ?? ""
            report(
                at: site,
                "\(text.quoted) is the notation of drafts before 2025.10",
                allowed:
                    "{\"value\": \(upgraded.value.shortest), \"unit\": \(unit.jsonQuoted)}; `comb tokens upgrade` rewrites the file"
            )
            return nil
        }
        guard let object = object(at: site, keys: ["value", "unit"], allowed: allowed) else { return nil }
        let value = part("value", of: object, at: site).flatMap { number(at: $0) }
        let unit = part("unit", of: object, at: site).flatMap { keyword(Unit.self, noun: "unit", at: $0) }
        guard let value, let unit else { return nil }
        return (value, unit)
    }

    func number(at start: Site) -> Double? {
        guard let site = literal(start) else { return nil }
        guard case .number(let number) = site.node.value else { return reject(site, allowed: "a number") }
        return number
    }

    private func fontFamily(at site: Site) -> [String]? {
        switch site.node.value {
        case .string(let name): return [name]
        case .array(let elements):
            guard !elements.isEmpty else {
                report(at: site, "the list of fonts is empty", allowed: "at least one font name")
                return nil
            }
            let names = elements.map { element -> String? in
                guard let name = literal(site.at(element)) else { return nil }
                guard case .string(let text) = name.node.value else { return reject(name, allowed: "a font name") }
                return text
            }
            return names.contains(nil) ? nil : names.compactMap { $0 }
        default: return reject(site, allowed: "a font name, or an array of font names")
        }
    }

    private func fontWeight(at site: Site) -> TokenFontWeight? {
        var names: [String] { TokenFontWeight.named.map(\.name) }
        var allowed: String { "1 to 1000, \(names.map(\.quoted).joined(separator: ", "))" }
        switch site.node.value {
        case .number(let number):
            if let weight = TokenFontWeight(number) { return weight }
            report(at: site, "\(number.shortest) is too \(number < 1 ? "small" : "large")", allowed: allowed)
            return nil
        case .string(let name):
            if let weight = TokenFontWeight(named: name) { return weight }
            let suggestion = problems.suggestion(for: name, among: names)
            report(at: site, "unknown font weight \(name.quoted)\(suggestion)", allowed: allowed)
            return nil
        default: return reject(site, allowed: allowed)
        }
    }

    private func cubicBezier(at site: Site) -> TokenCubicBezier? {
        guard case .array(let elements) = site.node.value else {
            return reject(site, allowed: "four numbers: [x1, y1, x2, y2]")
        }
        guard elements.count == 4 else {
            report(at: site, "a curve with \(elements.count) numbers", allowed: "four numbers: [x1, y1, x2, y2]")
            return nil
        }
        let numbers = elements.enumerated().map { index, element -> Double? in
            guard let value = number(at: site.at(element)) else { return nil }
            if index.isMultiple(of: 2), !(0...1).contains(value) {
                report(
                    at: site.at(element),
                    "x\(index / 2 + 1) is \(value.shortest)",
                    allowed: "x1 and x2 from 0 to 1, y1 and y2 any number"
                )
                return nil
            }
            return value
        }
        let values = numbers.compactMap { $0 }
        return values.count == 4 ? TokenCubicBezier(values[0], values[1], values[2], values[3]) : nil
    }

    private func string(at site: Site) -> String? {
        guard case .string(let text) = site.node.value else { return reject(site, allowed: "a string") }
        return text
    }

    func boolean(at start: Site) -> Bool? {
        guard let site = literal(start) else { return nil }
        guard case .boolean(let value) = site.node.value else { return reject(site, allowed: "true or false") }
        return value
    }
}
