import Foundation

extension UIFont {
    /// The weight of a font, from -1 (thin) to 1 (black).
    public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The raw value of the weight; regular is 0.
        public let rawValue: CGFloat

        /// Creates a weight from a raw value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from a raw value.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The ultra-light weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The thin weight.
        public static let thin = Weight(rawValue: -0.6)
        /// The light weight.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight.
        public static let medium = Weight(rawValue: 0.23)
        /// The semibold weight.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.4)
        /// The heavy weight.
        public static let heavy = Weight(rawValue: 0.56)
        /// The black weight.
        public static let black = Weight(rawValue: 0.62)
    }
}

extension UIFont.Weight {
    /// The static faces of Inter, by the weight they represent.
    private static let faces: [(weight: UIFont.Weight, openType: Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
        (.bold, 700),
        (.heavy, 800), (.black, 900),
    ]

    /// The OpenType weight of the nearest face.
    var openTypeWeight: Int {
        guard rawValue.isFinite else { return 400 }
        let nearest = Self.faces.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
        return nearest?.openType ?? 400
    }

    init(openTypeWeight: Int) {
        self = Self.faces.first { $0.openType == openTypeWeight }?.weight ?? .regular
    }
}

extension FontSpecification {
    /// Creates the specification of a face from its full name, such as `Inter-SemiBoldItalic`, or from a family name.
    init?(fontName: String, size: CGFloat) {
        let parts = fontName.split(separator: "-", maxSplits: 1).map(String.init)
        if let stock = StockFontFamily.specification(fontName: fontName, size: size) {
            self = stock
            return
        }
        if let face = InstalledFonts.face(named: fontName) ?? InstalledFonts.faces(ofFamily: fontName).first,
            let installed = FontSpecification(size: size, weight: face.weight, isItalic: face.isItalic).installed([face]
            )
        {
            self = installed
            return
        }
        guard let family = parts.first, ["Inter", "InterDisplay", "Inter Display"].contains(family) else { return nil }
        let style = parts.count > 1 ? parts[1] : "Regular"
        for weight in stride(from: 100, through: 900, by: 100) {
            for isItalic in [false, true] {
                self.init(size: size, weight: weight, isItalic: isItalic)
                if styleName == style { return }
            }
        }
        return nil
    }
}
