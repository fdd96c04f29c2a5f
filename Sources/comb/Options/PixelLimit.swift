import ArgumentParser
import Honeycomb
import ScreenHosting

/// What a picture at a scale can be at most, and at least.
struct PixelLimit {
    let scale: CGFloat

    /// The greatest length in points that a picture can have.
    var maximumLength: CGFloat { CGFloat(ScreenHost.maximumPixelsPerSide) / scale }

    /// Why a length in points makes no picture; nil when it does. `name` says what has that length.
    func objection(to length: CGFloat, _ name: String) -> String? {
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
