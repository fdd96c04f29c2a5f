/// The matrices of CSS Color Module Level 4 ("Sample code for color conversions"), as exact fractions where it has them.
/// The maps back are computed, so that there and back is exact to the last digits.
enum ColorMatrices {
    static let linearSRGBToXYZ = Matrix(
        Vector(506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218),
        Vector(87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545),
        Vector(7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270)
    )

    static let linearP3ToXYZ = Matrix(
        Vector(608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160),
        Vector(35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400),
        Vector(0, 32229.0 / 714400, 5220557.0 / 5000800)
    )

    static let linearA98ToXYZ = Matrix(
        Vector(573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567),
        Vector(591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835),
        Vector(53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835)
    )

    static let linearRec2020ToXYZ = Matrix(
        Vector(63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314),
        Vector(26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157),
        Vector(0, 19567812.0 / 697040785, 295819943.0 / 278816314)
    )

    /// To XYZ relative to D50, the white of ProPhoto.
    static let linearProPhotoToXYZD50 = Matrix(
        Vector(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
        Vector(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
        Vector(0, 0, 0.82510460251046020)
    )

    /// Bradford's adaptation of white.
    static let d65ToD50 = Matrix(
        Vector(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
        Vector(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
        Vector(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371)
    )

    /// To the responses of the three kinds of cones, of which Oklab takes the cube roots.
    static let xyzToLMS = Matrix(
        Vector(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        Vector(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        Vector(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)
    )

    static let lmsToOklab = Matrix(
        Vector(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        Vector(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        Vector(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)
    )

    static let xyzToLinearSRGB = linearSRGBToXYZ.inverse
    static let xyzToLinearP3 = linearP3ToXYZ.inverse
    static let xyzToLinearA98 = linearA98ToXYZ.inverse
    static let xyzToLinearRec2020 = linearRec2020ToXYZ.inverse
    static let xyzD50ToLinearProPhoto = linearProPhotoToXYZD50.inverse
    static let d50ToD65 = d65ToD50.inverse
    static let lmsToXYZ = xyzToLMS.inverse
    static let oklabToLMS = lmsToOklab.inverse

    /// The white of D50, from its chromaticity (0.3457, 0.3585).
    static let d50White = Vector(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
}
