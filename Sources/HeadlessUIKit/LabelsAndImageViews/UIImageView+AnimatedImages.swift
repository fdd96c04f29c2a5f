import Foundation

extension UIImageView {
    /// Plays the image endlessly if it is an animated one; otherwise ends the animation.
    final func playImage() {
        animation?.cancel()
        animation = nil
        guard let image = isHighlighted ? highlightedImage ?? image : image, let images = image.images else { return }
        animation = ImageAnimation(images: images, duration: image.duration, repeatCount: 0, imageView: self)
        animation?.schedule()
        animationDidStep()
    }
}
