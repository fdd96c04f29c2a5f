import ScreenHosting

/// How two pictures of the same screen differ.
struct DemoDifference: CustomStringConvertible {
    let description: String

    /// The difference, or nil when the pictures are the same to the pixel.
    init?(swift: ScreenBitmap, json: ScreenBitmap) {
        guard swift.width == json.width, swift.height == json.height else {
            description = """
                the picture from Swift has \(swift.width) × \(swift.height) pixels, \
                the one from JSON \(json.width) × \(json.height).
                """
            return
        }
        guard let (x, y) = swift.firstDifference(from: json) else { return nil }
        description = """
            the pixel in column \(x), row \(y) is \(swift[x, y]) in the picture from Swift and \(json[x, y]) in the one from JSON.
            """
    }
}
