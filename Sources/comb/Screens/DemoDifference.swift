import ScreenHosting

/// The difference between two pictures of the same screen.
struct DemoDifference: CustomStringConvertible {
    let description: String

    /// Creates the difference, or `nil` if the pictures are identical.
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
