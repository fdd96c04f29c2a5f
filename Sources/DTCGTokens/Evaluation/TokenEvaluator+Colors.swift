import PositionedJSON

extension TokenEvaluator {
    func color(at site: Site) -> TokenColor? {
        let allowed = "{\"colorSpace\": \"srgb\", \"components\": [0, 0.4, 0.8]}"
        if case .string(let text) = site.node.value {
            reportOlderColor(text, at: site, allowed: allowed)
            return nil
        }
        let keys = ["colorSpace", "components"]
        guard let object = object(at: site, keys: keys, optional: ["alpha", "hex"], allowed: allowed) else {
            return nil
        }
        let space = part("colorSpace", of: object, at: site)
            .flatMap { keyword(TokenColorSpace.self, noun: "color space", at: $0) }
        let components = part("components", of: object, at: site).flatMap { readComponents(at: $0, in: space) }
        let alpha = !object.has("alpha") ? 1 : part("alpha", of: object, at: site).flatMap { readAlpha(at: $0) }
        let hex = part("hex", of: object, at: site).map { readHex(at: $0) }
        if case .some(nil) = hex { return nil }
        guard let space, let components, let alpha else { return nil }
        return TokenColor(space, components, alpha: alpha, hex: hex ?? nil)
    }

    private func readComponents(at start: Site, in space: TokenColorSpace?) -> [Double?]? {
        guard let site = literal(start) else { return nil }
        guard case .array(let elements) = site.node.value else {
            return reject(site, allowed: "three components, such as [0, 0.4, 0.8]")
        }
        guard elements.count == 3 else {
            let names = space.map { " (\($0.components.map(\.name).joined(separator: ", ")))" } ?? ""
            report(at: site, "\(elements.count) components", allowed: "three\(names)")
            return nil
        }
        var isValid = true
        let values = zip(elements, 0...2).map { element, index -> Double? in
            guard let place = literal(site.at(element)) else {
                isValid = false
                return nil
            }
            switch place.node.value {
            case .string("none"): return nil
            case .number(let number):
                guard let component = space?.components[index], !component.contains(number) else { return number }
                isValid = false
                report(
                    at: place,
                    "the \(component.name) of \((space?.rawValue ?? "").quoted) is \(number.shortest)",
                    allowed: "\(component.range), or \"none\""
                )
            default:
                isValid = false
                if case .invalid = place.node.value { break }
                report(at: place, "wrong type: \(place.node.value.kind)", allowed: "a number or \"none\"")
            }
            return nil
        }
        return isValid ? values : nil
    }

    private func readAlpha(at start: Site) -> Double? {
        guard let site = literal(start) else { return nil }
        guard case .number(let alpha) = site.node.value else { return reject(site, allowed: "a number from 0 to 1") }
        guard (0...1).contains(alpha) else {
            report(at: site, "an opacity of \(alpha.shortest)", allowed: "from 0 to 1")
            return nil
        }
        return alpha
    }

    private func readHex(at start: Site) -> String? {
        let allowed = "\"#\" and six hexadecimal digits, such as \"#0066cc\"; the opacity is \"alpha\""
        guard let site = literal(start) else { return nil }
        guard case .string(let text) = site.node.value else { return reject(site, allowed: allowed) }
        guard text.utf8.count == 7, TokenColor(hex: text) != nil else {
            report(at: site, "\(text.quoted) is no color", allowed: allowed)
            return nil
        }
        return text
    }

    private func reportOlderColor(_ text: String, at site: Site, allowed: String) {
        if let color = OlderNotation.color(text) {
            report(
                at: site,
                "\(text.quoted) is the notation of drafts before 2025.10",
                allowed: "\(TokenJSON(color).inline); `comb tokens upgrade` rewrites the file"
            )
        } else {
            report(at: site, "wrong type: a string", allowed: "\(allowed), or a reference such as \"{color.accent}\"")
        }
    }
}
