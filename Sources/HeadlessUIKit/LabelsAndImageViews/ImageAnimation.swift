import Foundation

/// The animation of an image view's images, on the clock of its window.
@MainActor final class ImageAnimation {
    private let images: [UIImage]
    private let interval: TimeInterval
    private let lastStep: Int?
    private unowned let imageView: UIImageView
    private var step = 0
    private var token: VirtualClock.Token?
    private weak var clock: VirtualClock?

    private static let defaultInterval: TimeInterval = 1 / 30

    init(images: [UIImage], duration: TimeInterval, repeatCount: Int, imageView: UIImageView) {
        self.images = images
        interval = duration > 0 ? duration / Double(images.count) : Self.defaultInterval
        lastStep = repeatCount > 0 ? repeatCount * images.count : nil
        self.imageView = imageView
    }

    /// The current image.
    var image: UIImage { images[step % images.count] }

    func schedule() {
        guard token == nil, let clock = imageView.window?.clock else { return }
        self.clock = clock
        token = clock.schedule(after: interval, isAmbient: true) { [weak self] in self?.advance() }
    }

    func cancel() {
        if let token { clock?.cancel(token) }
        token = nil
    }

    private func advance() {
        token = nil
        step += 1
        guard step != lastStep else { return imageView.stopAnimating() }
        imageView.animationDidStep()
        schedule()
    }
}
