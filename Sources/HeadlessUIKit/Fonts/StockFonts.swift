import Foundation

/// The families that iOS comes with. Inter stands in for all of them: names, weights and slants are right, shapes and
/// metrics are Inter's.
struct StockFontFamily: Sendable {
    struct Face: Sendable {
        let fontName: String
        let weight: Int
        let isItalic: Bool
    }

    let name: String
    let faces: [Face]
    let isMonospaced: Bool

    /// Reads faces from a text like `-Light:300 -LightItalic:300i`, where names that begin with a hyphen follow `base`.
    private init(_ name: String, _ base: String, _ faces: String, isMonospaced: Bool = false) {
        self.name = name
        self.isMonospaced = isMonospaced
        self.faces = faces.split(separator: " ").map { text in
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let style = parts.count > 1 ? parts[1] : ""
            let own = String(parts[0])
            return Face(
                fontName: own == "." ? base : own.hasPrefix("-") ? base + own : own,
                weight: Int(style.prefix(3)) ?? 400,
                isItalic: style.hasSuffix("i")
            )
        }
    }

    /// Returns the specification of a face at a size.
    func specification(_ face: Face, size: CGFloat) -> FontSpecification {
        FontSpecification(size: size, weight: face.weight, isItalic: face.isItalic, hasMonospacedDigits: isMonospaced)
            .standingIn(for: NamedFontFace(family: name, fontName: face.fontName))
    }

    /// Returns the face that is nearest to a weight and slant.
    func face(weight: Int, isItalic: Bool) -> Face? {
        faces.min { distance(of: $0, weight, isItalic) < distance(of: $1, weight, isItalic) }
    }

    private func distance(of face: Face, _ weight: Int, _ isItalic: Bool) -> Int {
        abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 1_000)
    }

    private static let fourFaces = ".:400 -Italic:400i -Bold:700 -BoldItalic:700i"
    private static let avenirNext =
        "-Regular:400 -UltraLight:100 -UltraLightItalic:100i -Italic:400i -Medium:500 -MediumItalic:500i -DemiBold:600 "
        + "-DemiBoldItalic:600i -Bold:700 -BoldItalic:700i -Heavy:800 -HeavyItalic:800i"

    /// The families, in alphabetical order. The first face of each is the regular one.
    static let all: [StockFontFamily] = [
        .init("Academy Engraved LET", "AcademyEngravedLetPlain", "."),
        .init("American Typewriter", "AmericanTypewriter", ". -Light:300 -Semibold:600 -Bold:700 -Condensed:400"),
        .init("Arial", "Arial", "ArialMT:400 -ItalicMT:400i -BoldMT:700 -BoldItalicMT:700i"),
        .init("Arial Rounded MT Bold", "ArialRoundedMTBold", ".:700"),
        .init(
            "Avenir",
            "Avenir",
            "-Roman:400 -Book:400 -BookOblique:400i -Oblique:400i -Light:300 -LightOblique:300i -Medium:500 "
                + "-MediumOblique:500i -Heavy:800 -HeavyOblique:800i -Black:900 -BlackOblique:900i"
        ),
        .init("Avenir Next", "AvenirNext", avenirNext),
        .init("Avenir Next Condensed", "AvenirNextCondensed", avenirNext),
        .init("Baskerville", "Baskerville", fourFaces + " -SemiBold:600 -SemiBoldItalic:600i"),
        .init("Bodoni 72", "BodoniSvtyTwoITCTT", "-Book:400 -BookIta:400i -Bold:700"),
        .init("Bradley Hand", "BradleyHandITCTT", "-Bold:700"),
        .init("Chalkboard SE", "ChalkboardSE", "-Regular:400 -Light:300 -Bold:700"),
        .init("Chalkduster", "Chalkduster", "."),
        .init("Charter", "Charter", "-Roman:400 -Italic:400i -Bold:700 -BoldItalic:700i -Black:900 -BlackItalic:900i"),
        .init("Cochin", "Cochin", fourFaces),
        .init("Copperplate", "Copperplate", ". -Light:300 -Bold:700"),
        .init("Courier", "Courier", ".:400 -Oblique:400i -Bold:700 -BoldOblique:700i", isMonospaced: true),
        .init(
            "Courier New",
            "CourierNewPS",
            "CourierNewPSMT:400 -ItalicMT:400i -BoldMT:700 -BoldItalicMT:700i",
            isMonospaced: true
        ),
        .init("Didot", "Didot", ". -Italic:400i -Bold:700"),
        .init(
            "Futura",
            "Futura",
            "-Medium:500 -MediumItalic:500i -Bold:700 -CondensedMedium:500 -CondensedExtraBold:800"
        ),
        .init("Georgia", "Georgia", fourFaces),
        .init("Gill Sans", "GillSans", fourFaces + " -Light:300 -LightItalic:300i -SemiBold:600 -SemiBoldItalic:600i"),
        .init("Helvetica", "Helvetica", ". -Oblique:400i -Light:300 -LightOblique:300i -Bold:700 -BoldOblique:700i"),
        .init(
            "Helvetica Neue",
            "HelveticaNeue",
            fourFaces
                + " -UltraLight:100 -UltraLightItalic:100i -Thin:200 -ThinItalic:200i -Light:300 -LightItalic:300i "
                + "-Medium:500 -MediumItalic:500i -CondensedBold:700 -CondensedBlack:900"
        ),
        .init("Hoefler Text", "HoeflerText", "-Regular:400 -Italic:400i -Black:900 -BlackItalic:900i"),
        .init("Marker Felt", "MarkerFelt", "-Thin:400 -Wide:700"),
        .init("Menlo", "Menlo", "-Regular:400 -Italic:400i -Bold:700 -BoldItalic:700i", isMonospaced: true),
        .init("Noteworthy", "Noteworthy", "-Light:300 -Bold:700"),
        .init("Optima", "Optima", "-Regular:400 -Italic:400i -Bold:700 -BoldItalic:700i -ExtraBlack:900"),
        .init("Palatino", "Palatino", "-Roman:400 -Italic:400i -Bold:700 -BoldItalic:700i"),
        .init("Papyrus", "Papyrus", ". -Condensed:400"),
        .init("Rockwell", "Rockwell", "-Regular:400 -Italic:400i -Bold:700 -BoldItalic:700i"),
        .init("Snell Roundhand", "SnellRoundhand", ". -Bold:700 -Black:900"),
        .init(
            "Times New Roman",
            "TimesNewRomanPS",
            "TimesNewRomanPSMT:400 -ItalicMT:400i -BoldMT:700 -BoldItalicMT:700i"
        ),
        .init("Trebuchet MS", "TrebuchetMS", ".:400 -Italic:400i -Bold:700 Trebuchet-BoldItalic:700i"),
        .init("Verdana", "Verdana", fourFaces),
        .init("Zapfino", "Zapfino", "."),
    ]

    private static let families = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    private static let facesByName: [String: (family: StockFontFamily, face: Face)] = Dictionary(
        all.flatMap { family in family.faces.map { ($0.fontName, (family, $0)) } },
        uniquingKeysWith: { first, _ in first }
    )

    static func named(_ name: String) -> StockFontFamily? { families[name] }

    /// Returns the specification of a face by its full name or that of its family.
    static func specification(fontName: String, size: CGFloat) -> FontSpecification? {
        if let known = facesByName[fontName] { return known.family.specification(known.face, size: size) }
        guard let family = families[fontName], let face = family.faces.first else { return nil }
        return family.specification(face, size: size)
    }
}

extension FontSpecification {
    /// Returns the specification as the nearest face of the family that it stands in for before a change.
    func inFamily(of old: FontSpecification) -> FontSpecification {
        guard let name = old.namedFace?.family else { return self }
        return inFamily(named: name) ?? self
    }

    /// Returns the specification as the nearest of some installed faces; `nil` if there are none.
    func installed(_ faces: [InstalledFonts.Face]) -> FontSpecification? {
        faces.min { $0.distance(from: weight, isItalic: isItalic) < $1.distance(from: weight, isItalic: isItalic) }
            .map { standingIn(for: NamedFontFace(family: $0.family, fontName: $0.fontName, isInstalled: true)) }
    }

    /// Returns the specification as the nearest face of a family; `nil` if there is no such family.
    func inFamily(named name: String) -> FontSpecification? {
        if ["Inter", "Inter Display"].contains(name) { return standingIn(for: nil) }
        guard let family = StockFontFamily.named(name), let face = family.face(weight: weight, isItalic: isItalic)
        else {
            return installed(InstalledFonts.faces(ofFamily: name))
        }
        return standingIn(for: NamedFontFace(family: name, fontName: face.fontName))
    }
}
