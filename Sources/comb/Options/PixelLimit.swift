import ArgumentParser
import Honeycomb
import PositionedJSON
import ScreenHosting

/// The minimum and maximum size of a picture at a scale.
struct PixelLimit {
    let scale: CGFloat

    /// The maximum length of a picture in points.
    var maximumLength: CGFloat { CGFloat(ScreenHost.maximumPixelsPerSide) / scale }

    /// Returns why a picture cannot have a length in points, or `nil` if it can. `name` says what has that length.
    func errorMessage(forLength length: CGFloat, _ name: String) -> String? {
        let pixels = length * scale
        if pixels.rounded() < 1 {
            return "\(name) at scale \(Double(scale).shortest) is less than a pixel; a side has at least one."
        }
        if pixels.rounded() > CGFloat(ScreenHost.maximumPixelsPerSide) {
            return """
                \(name) at scale \(Double(scale).shortest) is \(Double(pixels.rounded()).shortest) pixels; \
                a side has at most \(ScreenHost.maximumPixelsPerSide).
                """
        }
        return nil
    }
}
