import PortableUIKit
import ScreenHosting
import SnapshotFiles

/// Draws a screen while a test uses it: what moves, and where it is touched.
@MainActor
final class ScreenRecorder: ScreenObserver {
    private let scale: CGFloat
    /// The size of all pictures, which is that of the screen at first: a film has one size, also if the screen is turned.
    private let canvas: CGSize
    private var film = AnimatedPNG()
    private var touch: CGPoint?
    /// The last picture, and when it was drawn.
    private var last: (png: Data, time: TimeInterval)?
    private weak var host: ScreenHost?

    /// The time between two pictures, in seconds.
    private static let interval: TimeInterval = 1.0 / 30
    /// How long a touch is seen at least, in seconds, and the last picture.
    private static let touchTime: TimeInterval = 0.25
    private static let endTime: TimeInterval = 1
    /// Nothing that rests is shown for longer, in seconds.
    private static let longestRest: TimeInterval = 0.8
    /// The most pictures, which is a minute of motion.
    private static let maximumCount = 1_800
    private static let touchRadius: CGFloat = 22

    /// Begins a recording of a screen.
    init(of host: ScreenHost, scale: CGFloat) {
        self.scale = scale
        canvas = host.configuration.size
        self.host = host
        host.observer = self
        draw(on: host)
    }

    func timePassed(on host: ScreenHost) {
        guard host.time - (last?.time ?? -.infinity) >= Self.interval else { return }
        draw(on: host)
    }

    func touchChanged(to point: CGPoint?, on host: ScreenHost) {
        let began = touch == nil
        // A tap that takes no time is seen as well.
        if point == nil, touch != nil { draw(on: host, showing: Self.touchTime) }
        touch = point
        if began { draw(on: host) }
    }

    /// Ends the recording, and returns it; nil if nothing could be drawn.
    func finish() -> Data? {
        if let host {
            touch = nil
            draw(on: host)
            if host.observer === self { host.observer = nil }
        }
        host = nil
        if let last { film.add(last.png, for: Self.endTime) }
        last = nil
        return film.data
    }

    /// The recording so far.
    var data: Data? {
        var film = film
        if let last { film.add(last.png, for: Self.endTime) }
        return film.data
    }

    /// Draws what is seen now. What was drawn before is shown until now.
    private func draw(on host: ScreenHost, showing least: TimeInterval = 0) {
        guard film.frameCount < Self.maximumCount, let png = picture(of: host) else { return }
        if let last {
            let time = min(max(host.time - last.time, Self.interval, least), Self.longestRest)
            film.add(last.png, for: time)
        }
        last = (png, host.time)
    }

    private func picture(of host: ScreenHost) -> Data? {
        guard let png = try? host.data(format: .png),
            let image = UIImage(data: png, scale: host.configuration.scale)
        else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(size: canvas, format: format)
        let size = host.configuration.size
        let zoom = min(canvas.width / max(size.width, 1), canvas.height / max(size.height, 1))
        return renderer.pngData { context in
            context.cgContext.setFillColor(UIColor.gray.cgColor)
            context.cgContext.fill(CGRect(origin: .zero, size: canvas))
            context.cgContext.translateBy(
                x: (canvas.width - size.width * zoom) / 2,
                y: (canvas.height - size.height * zoom) / 2
            )
            context.cgContext.scaleBy(x: zoom, y: zoom)
            image.draw(in: CGRect(origin: .zero, size: size))
            guard let touch else { return }
            let radius = Self.touchRadius
            let circle = CGRect(x: touch.x - radius, y: touch.y - radius, width: radius * 2, height: radius * 2)
            context.cgContext.setFillColor(UIColor(red: 0.9, green: 0.2, blue: 0.3, alpha: 0.45).cgColor)
            context.cgContext.fillEllipse(in: circle)
            context.cgContext.setStrokeColor(UIColor.white.cgColor)
            context.cgContext.setLineWidth(2)
            context.cgContext.strokeEllipse(in: circle)
        }
    }
}
