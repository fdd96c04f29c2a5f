import Honeycomb

extension Shape<PictureSize> {
    /// A size of pictures by name, or in points: `{"width": 64, "height": 48}`.
    static let pictureSize: Shape = either(
        name("picture size", NameTable(PictureSize.named.map { ($0.key, $0.value) })),
        orObject: object(
            .required("width", side),
            .required("height", side)
        ) { width, height in PictureSize(width: width, height: height) }
    )

    private static let side = Shape<Double>.number(in: 8...200).map { CGFloat($0) }
}
