import DTCGTokens
import DeclarativeCollections
import Foundation
import PortableUIKit

/// Strokes, opacities, motion and surfaces.
extension ThemeTokens {
    /// Returns what the tokens say about strokes, opacities, durations and surfaces; the rest is that of a base.
    package mutating func details(base: ThemeDetails) -> ThemeDetails {
        var details = base
        for (name, path) in Self.strokes {
            if let points = length(named: name, in: "stroke") { details.strokes[keyPath: path] = points }
        }
        for (name, path) in Self.opacities {
            if let opacity = opacity(named: name) { details.opacities[keyPath: path] = opacity }
        }
        if let seconds = seconds(named: "shimmer") { details.shimmerDuration = seconds }
        if let seconds = seconds(named: "change") { details.changeMotion = ChangeMotion(duration: seconds) }
        if let motion = motion(named: "change") { details.changeMotion = motion }
        for (name, path) in Self.surfaces {
            if let shadow = shadow(named: name) { details[keyPath: path].shadow = shadow }
            if let border = border(named: name) {
                details[keyPath: path].borderColor = border.color
                details[keyPath: path].borderWidth = border.width
            }
            if let gradient = gradient(named: name) { details[keyPath: path].gradient = gradient }
        }
        return details
    }

    private mutating func opacity(named name: String) -> CGFloat? {
        guard let token = appearances.light.named("opacity.\(name)") else { return nil }
        guard case .number(let number) = token.value, (0...1).contains(number) else {
            report(token, "is no opacity", allowed: "a number from 0 to 1")
            return nil
        }
        return CGFloat(number)
    }

    private mutating func seconds(named name: String) -> TimeInterval? {
        guard let token = appearances.light.named("duration.\(name)") else { return nil }
        guard case .duration(let duration) = token.value, Self.durations.contains(duration.seconds) else {
            report(token, "is no duration that an animation can have", allowed: "a duration from 50 ms to 60 s")
            return nil
        }
        return duration.seconds
    }

    private mutating func motion(named name: String) -> ChangeMotion? {
        guard let token = appearances.light.named("transition.\(name)") else { return nil }
        guard case .transition(let transition) = token.value, Self.durations.contains(transition.duration.seconds)
        else {
            report(token, "is no transition that an animation can have", allowed: "a transition from 50 ms to 60 s")
            return nil
        }
        if transition.delay.value != 0 { warn(token, "has a delay, which has no effect") }
        let (curve, distance) = ChangeMotion.Curve.nearest(to: transition.timingFunction)
        if distance > 0.001 {
            warn(token, "has a timing function that lists do not have; \(curve.rawValue) is used")
        }
        return ChangeMotion(duration: transition.duration.seconds, curve: curve)
    }

    private mutating func shadow(named name: String) -> CardShadow? {
        let path = "shadow.\(name)"
        guard let token = appearances.light.named(path) else { return nil }
        guard case .shadow(let layers) = token.value, let shadow = layers.first else {
            report(token, "is a \(token.type.rawValue)", allowed: "a shadow")
            return nil
        }
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur].map { $0.points() }
        guard lengths.allSatisfy({ Self.lengths.contains(abs($0)) }) else {
            report(
                token,
                "has a length that no shadow can have",
                allowed: "up to \(Int(Self.lengths.upperBound)) points"
            )
            return nil
        }
        if layers.count > 1 { warn(token, "has several layers, of which only the first has an effect") }
        if shadow.isInset { warn(token, "is inside of the shape, which has no effect: it is drawn outside") }
        if shadow.spread.points() != 0 { warn(token, "has a spread, which has no effect") }
        let color = color(of: path, allowed: "a shadow") { value in
            if case .shadow(let layers) = value { layers.first?.color } else { nil }
        }
        return color.map {
            CardShadow(
                color: $0.withoutAlpha,
                opacity: CGFloat(shadow.color.alpha),
                radius: CGFloat(lengths[2] / 2),
                offset: CGSize(width: lengths[0], height: lengths[1])
            )
        }
    }

    private mutating func border(named name: String) -> (color: UIColor, width: CGFloat)? {
        let path = "border.\(name)"
        guard let token = appearances.light.named(path) else { return nil }
        guard case .border(let border) = token.value else {
            report(token, "is a \(token.type.rawValue)", allowed: "a border")
            return nil
        }
        let width = border.width.points()
        guard Self.lengths.contains(width) else {
            report(token, "is \(width) points wide", allowed: "from 0 to \(Int(Self.lengths.upperBound))")
            return nil
        }
        if border.style != .line(.solid) { warn(token, "has a style other than solid, which has no effect") }
        return color(of: path, allowed: "a border") { if case .border(let border) = $0 { border.color } else { nil } }
            .map { ($0, CGFloat(width)) }
    }

    private mutating func gradient(named name: String) -> CardGradient? {
        let path = "gradient.\(name)"
        guard let token = appearances.light.named(path) else { return nil }
        guard case .gradient(let stops) = token.value else {
            report(token, "is a \(token.type.rawValue)", allowed: "a gradient")
            return nil
        }
        let found = stops.indices.compactMap { index in
            color(of: path, allowed: "a gradient") { value in
                guard case .gradient(let stops) = value else { return nil }
                return stops.indices.contains(index) ? stops[index].color : stops.last?.color
            }.map { CardGradient.Stop(color: $0, position: CGFloat(stops[index].position)) }
        }
        return CardGradient(stops: found)
    }
}

extension ChangeMotion.Curve {
    /// The control points of the curve, as Apple documents `CAMediaTimingFunctionName`.
    var points: [Double] {
        switch self {
        case .easeInOut: [0.42, 0, 0.58, 1]
        case .easeIn: [0.42, 0, 1, 1]
        case .easeOut: [0, 0, 0.58, 1]
        case .linear: [0, 0, 1, 1]
        }
    }

    /// Returns the curve whose control points are nearest to those of a token, and how far they are away.
    fileprivate static func nearest(to token: TokenCubicBezier) -> (curve: Self, distance: Double) {
        let points = [token.x1, token.y1, token.x2, token.y2]
        let curves = allCases.map { curve in
            (curve, zip(curve.points, points).map { abs($0 - $1) }.max() ?? 0)
        }
        return curves.min { $0.1 < $1.1 } ?? (.easeInOut, 0)
    }
}

extension UIColor {
    /// The color in every appearance without its opacity.
    fileprivate var withoutAlpha: UIColor { UIColor { self.resolvedColor(with: $0).withAlphaComponent(1) } }
}
