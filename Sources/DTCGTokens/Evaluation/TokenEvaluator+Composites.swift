import PositionedJSON

extension TokenEvaluator {
    func strokeStyle(at site: Site) -> TokenStrokeStyle? {
        var allowed: String {
            TokenStrokeStyle.Line.allCases.map(\.rawValue.quoted).joined(separator: ", ")
                + ", {\"dashArray\": [{\"value\": 4, \"unit\": \"px\"}], \"lineCap\": \"round\"}"
        }
        if case .string(let name) = site.node.value {
            if let line = TokenStrokeStyle.Line(rawValue: name) { return .line(line) }
            let names = TokenStrokeStyle.Line.allCases.map(\.rawValue)
            let suggestion = problems.suggestion(for: name, among: names)
            report(at: site, "unknown stroke style \(name.quoted)\(suggestion)", allowed: allowed)
            return nil
        }
        guard let object = object(at: site, keys: ["dashArray", "lineCap"], allowed: allowed) else { return nil }
        let cap = part("lineCap", of: object, at: site)
            .flatMap { keyword(TokenStrokeStyle.Cap.self, noun: "line cap", at: $0) }
        let dashes = part("dashArray", of: object, at: site).flatMap { readDashes(at: $0) }
        guard let cap, let dashes else { return nil }
        return .dashes(dashes, cap: cap)
    }

    private func readDashes(at start: Site) -> [TokenDimension]? {
        guard let site = literal(start) else { return nil }
        guard case .array(let elements) = site.node.value else {
            return reject(site, allowed: "an array of dimensions")
        }
        guard !elements.isEmpty else {
            report(at: site, "the list of dashes is empty", allowed: "at least one dimension")
            return nil
        }
        let values = elements.map { dimensionPart(at: site.at($0)) }
        return values.contains(nil) ? nil : values.compactMap { $0 }
    }

    func border(at site: Site) -> TokenBorder? {
        let keys = ["color", "width", "style"]
        guard let object = object(at: site, keys: keys, allowed: Self.list(keys)) else { return nil }
        let color = part("color", of: object, at: site).flatMap { colorPart(at: $0) }
        let width = part("width", of: object, at: site).flatMap { dimensionPart(at: $0) }
        var style: TokenStrokeStyle?
        if let place = part("style", of: object, at: site),
            case .strokeStyle(let value)? = part(.strokeStyle, at: place)
        {
            style = value
        }
        guard let color, let width, let style else { return nil }
        return TokenBorder(color: color, width: width, style: style)
    }

    func transition(at site: Site) -> TokenTransition? {
        let keys = ["duration", "delay", "timingFunction"]
        guard let object = object(at: site, keys: keys, allowed: Self.list(keys)) else { return nil }
        let duration = part("duration", of: object, at: site).flatMap { durationPart(at: $0) }
        let delay = part("delay", of: object, at: site).flatMap { durationPart(at: $0) }
        var curve: TokenCubicBezier?
        if let place = part("timingFunction", of: object, at: site),
            case .cubicBezier(let value)? = part(.cubicBezier, at: place)
        {
            curve = value
        }
        guard let duration, let delay, let curve else { return nil }
        return TokenTransition(duration: duration, delay: delay, timingFunction: curve)
    }

    func shadows(at site: Site) -> [TokenShadow]? {
        guard case .array(let elements) = site.node.value else { return shadow(at: site).map { [$0] } }
        guard !elements.isEmpty else {
            report(at: site, "the list of shadows is empty", allowed: "at least one shadow")
            return nil
        }
        let shadows = elements.map { element -> TokenShadow? in
            let place = site.at(element)
            if case .array = element.value { return reject(place, allowed: "a shadow") }
            guard case .shadow(let value)? = part(.shadow, at: place) else { return nil }
            guard value.count == 1, let shadow = value.first else {
                report(at: place, "the token has \(value.count) shadows", allowed: "a token with one shadow")
                return nil
            }
            return shadow
        }
        return shadows.contains(nil) ? nil : shadows.compactMap { $0 }
    }

    private func shadow(at site: Site) -> TokenShadow? {
        let keys = ["color", "offsetX", "offsetY", "blur", "spread"]
        guard let object = object(at: site, keys: keys, optional: ["inset"], allowed: Self.list(keys) + ", \"inset\"")
        else { return nil }
        let color = part("color", of: object, at: site).flatMap { colorPart(at: $0) }
        let lengths = keys.dropFirst().map { key in
            part(key, of: object, at: site).flatMap { dimensionPart(at: $0) }
        }
        let inset = object["inset"] == nil ? false : part("inset", of: object, at: site).flatMap { boolean(at: $0) }
        let values = lengths.compactMap { $0 }
        guard let color, let inset, values.count == 4 else { return nil }
        return TokenShadow(
            color: color,
            offsetX: values[0],
            offsetY: values[1],
            blur: values[2],
            spread: values[3],
            isInset: inset
        )
    }

    func gradient(at site: Site) -> [TokenGradientStop]? {
        guard case .array(let elements) = site.node.value else {
            return reject(site, allowed: "an array of stops: {\"color\": …, \"position\": 0.5}")
        }
        guard !elements.isEmpty else {
            report(at: site, "the gradient has no stops", allowed: "at least one stop")
            return nil
        }
        let stops = elements.map { gradientStop(at: site.at($0)) }
        return stops.contains(nil) ? nil : stops.compactMap { $0 }
    }

    private func gradientStop(at start: Site) -> TokenGradientStop? {
        guard let site = literal(start) else { return nil }
        let keys = ["color", "position"]
        guard let object = object(at: site, keys: keys, allowed: Self.list(keys)) else { return nil }
        let color = part("color", of: object, at: site).flatMap { colorPart(at: $0) }
        var position: Double?
        if let place = part("position", of: object, at: site), case .number(let value)? = part(.number, at: place) {
            position = value
            if !(0...1).contains(value) {
                report(
                    at: place,
                    "the position \(value.shortest) is moved to the end of the gradient",
                    allowed: "from 0 to 1",
                    severity: .warning
                )
            }
        }
        guard let color, let position else { return nil }
        return TokenGradientStop(color: color, position: position)
    }

    func typography(at site: Site) -> TokenTypography? {
        let keys = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
        guard let object = object(at: site, keys: keys, allowed: Self.list(keys)) else { return nil }
        var family: [String]?
        if let place = part("fontFamily", of: object, at: site),
            case .fontFamily(let value)? = part(.fontFamily, at: place)
        {
            family = value
        }
        var weight: TokenFontWeight?
        if let place = part("fontWeight", of: object, at: site),
            case .fontWeight(let value)? = part(.fontWeight, at: place)
        {
            weight = value
        }
        var height: Double?
        if let place = part("lineHeight", of: object, at: site), case .number(let value)? = part(.number, at: place) {
            height = value
        }
        let size = part("fontSize", of: object, at: site).flatMap { dimensionPart(at: $0) }
        let spacing = part("letterSpacing", of: object, at: site).flatMap { dimensionPart(at: $0) }
        guard let family, let size, let weight, let spacing, let height else { return nil }
        return TokenTypography(
            fontFamily: family,
            fontSize: size,
            fontWeight: weight,
            letterSpacing: spacing,
            lineHeight: height
        )
    }

    // MARK: Parts

    private func colorPart(at site: Site) -> TokenColor? {
        guard case .color(let value)? = part(.color, at: site) else { return nil }
        return value
    }

    private func dimensionPart(at site: Site) -> TokenDimension? {
        guard case .dimension(let value)? = part(.dimension, at: site) else { return nil }
        return value
    }

    private func durationPart(at site: Site) -> TokenDuration? {
        guard case .duration(let value)? = part(.duration, at: site) else { return nil }
        return value
    }

    private static func list(_ keys: [String]) -> String {
        "an object with " + keys.map(\.quoted).joined(separator: ", ")
    }
}
