import Foundation

extension TokenColor {
    /// Returns the same color in another space.
    ///
    /// `none` counts as 0, and the hue of a color without chroma becomes `none`. The result can be outside of the space's
    /// range; ``mapped(into:)`` avoids that.
    public func converted(to space: TokenColorSpace) -> TokenColor {
        if space == self.space { return self }
        let numbers = space.fromXYZ(self.space.toXYZ(numbers))
        var components: [Double?] = numbers.array
        if let hue = space.components.firstIndex(where: \.isAngle), Self.isAchromatic(numbers, in: space) {
            components[hue] = nil
        }
        return TokenColor(space, components, alpha: alpha)
    }

    /// Returns the closest color that another space can show: chroma is reduced in OKLCH until it fits, as CSS Color Module
    /// Level 4 maps gamuts.
    public func mapped(into space: TokenColorSpace) -> TokenColor {
        let converted = converted(to: space)
        if converted.isInGamut { return converted.clipped }
        let origin = self.converted(to: .oklch).numbers
        if origin.x >= 1 { return TokenColor(.sRGB, [1, 1, 1], alpha: alpha).converted(to: space).clipped }
        if origin.x <= 0 { return TokenColor(.sRGB, [0, 0, 0], alpha: alpha).converted(to: space).clipped }
        var (low, high) = (0.0, origin.y)
        var isLowInGamut = true
        var best = converted.clipped
        if Self.difference(best, converted) < Self.noticeable { return best }
        while high - low > 1e-4 {
            let chroma = (low + high) / 2
            let candidate = TokenColor(.oklch, [origin.x, chroma, origin.z], alpha: alpha).converted(to: space)
            if isLowInGamut, candidate.isInGamut {
                low = chroma
                continue
            }
            best = candidate.clipped
            let difference = Self.difference(best, candidate)
            if difference < Self.noticeable {
                if Self.noticeable - difference < 1e-4 { return best }
                isLowInGamut = false
                low = chroma
            } else {
                high = chroma
            }
        }
        return best
    }

    /// Whether every component is in the range of its space, up to rounding.
    public var isInGamut: Bool {
        rgbForGamut.array.allSatisfy { $0 > -Self.rounding && $0 < 1 + Self.rounding }
    }

    /// The difference of two colors in Oklab.
    static func difference(_ left: TokenColor, _ right: TokenColor) -> Double {
        let (left, right) = (left.converted(to: .oklab).numbers, right.converted(to: .oklab).numbers)
        return hypot(hypot(left.x - right.x, left.y - right.y), left.z - right.z)
    }

    /// The components that have to be from 0 to 1: those of sRGB for its cylindrical forms.
    private var rgbForGamut: Vector {
        switch space {
        case .hsl, .hwb: converted(to: .sRGB).numbers
        case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: Vector(0, 0, 0)
        default: numbers
        }
    }

    private var clipped: TokenColor {
        switch space {
        case .hsl, .hwb: converted(to: .sRGB).clipped.converted(to: space)
        case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: self
        default: TokenColor(space, components.map { $0.map { min(max($0, 0), 1) } }, alpha: alpha)
        }
    }

    private static func isAchromatic(_ numbers: Vector, in space: TokenColorSpace) -> Bool {
        switch space {
        case .hsl: numbers.y < 1e-6
        case .hwb: numbers.y + numbers.z >= 100 - 1e-6
        case .lch: numbers.y < 1e-3
        case .oklch: numbers.y < CylindricalColors.achromaticChroma
        default: false
        }
    }

    /// The smallest difference in Oklab that people notice.
    private static let noticeable = 0.02
    private static let rounding = 1e-6
}

extension TokenColorSpace {
    /// XYZ relative to D65 from components of the space.
    func toXYZ(_ color: Vector) -> Vector {
        switch self {
        case .sRGB: ColorMatrices.linearSRGBToXYZ * color.map(TransferFunctions.sRGBToLinear)
        case .linearSRGB: ColorMatrices.linearSRGBToXYZ * color
        case .hsl: TokenColorSpace.sRGB.toXYZ(CylindricalColors.sRGB(hsl: color))
        case .hwb: TokenColorSpace.sRGB.toXYZ(CylindricalColors.sRGB(hwb: color))
        case .displayP3: ColorMatrices.linearP3ToXYZ * color.map(TransferFunctions.sRGBToLinear)
        case .a98RGB: ColorMatrices.linearA98ToXYZ * color.map(TransferFunctions.a98ToLinear)
        case .proPhotoRGB:
            ColorMatrices.d50ToD65
                * (ColorMatrices.linearProPhotoToXYZD50 * color.map(TransferFunctions.proPhotoToLinear))
        case .rec2020: ColorMatrices.linearRec2020ToXYZ * color.map(TransferFunctions.rec2020ToLinear)
        case .xyzD65: color
        case .xyzD50: ColorMatrices.d50ToD65 * color
        case .lab: ColorMatrices.d50ToD65 * Lab.xyzD50(color)
        case .lch: TokenColorSpace.lab.toXYZ(CylindricalColors.rectangular(color))
        case .oklab: ColorMatrices.lmsToXYZ * (ColorMatrices.oklabToLMS * color).map { $0 * $0 * $0 }
        case .oklch: TokenColorSpace.oklab.toXYZ(CylindricalColors.rectangular(color))
        }
    }

    /// Components of the space from XYZ relative to D65.
    func fromXYZ(_ xyz: Vector) -> Vector {
        switch self {
        case .sRGB: (ColorMatrices.xyzToLinearSRGB * xyz).map(TransferFunctions.linearToSRGB)
        case .linearSRGB: ColorMatrices.xyzToLinearSRGB * xyz
        case .hsl: CylindricalColors.hsl(sRGB: TokenColorSpace.sRGB.fromXYZ(xyz))
        case .hwb: CylindricalColors.hwb(sRGB: TokenColorSpace.sRGB.fromXYZ(xyz))
        case .displayP3: (ColorMatrices.xyzToLinearP3 * xyz).map(TransferFunctions.linearToSRGB)
        case .a98RGB: (ColorMatrices.xyzToLinearA98 * xyz).map(TransferFunctions.linearToA98)
        case .proPhotoRGB:
            (ColorMatrices.xyzD50ToLinearProPhoto * (ColorMatrices.d65ToD50 * xyz))
                .map(TransferFunctions.linearToProPhoto)
        case .rec2020: (ColorMatrices.xyzToLinearRec2020 * xyz).map(TransferFunctions.linearToRec2020)
        case .xyzD65: xyz
        case .xyzD50: ColorMatrices.d65ToD50 * xyz
        case .lab: Lab.lab(ColorMatrices.d65ToD50 * xyz)
        case .lch: CylindricalColors.polar(TokenColorSpace.lab.fromXYZ(xyz))
        case .oklab: ColorMatrices.lmsToOklab * (ColorMatrices.xyzToLMS * xyz).map(cbrt)
        case .oklch: CylindricalColors.polar(TokenColorSpace.oklab.fromXYZ(xyz))
        }
    }
}
