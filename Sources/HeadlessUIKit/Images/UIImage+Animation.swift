import Foundation

extension UIImage {
    /// The time that each image is shown if an animation has no duration, in seconds.
    private static let defaultInterval: TimeInterval = 1 / 30
    /// The largest number of a file of an animated image, as in UIKit.
    private static let largestNumber = 1_024

    /// Returns an animated image of images that aren't animated themselves; `nil` if there are none.
    static func animated(_ images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var content = first.content
        content.properties.frames = images
        let isUsable = duration > 0 && duration.isFinite
        content.properties.duration = isUsable ? duration : Double(images.count) * defaultInterval
        return UIImage(content)
    }

    /// Returns the images of files with a name followed by numbers, from 0 or 1 on, in their order.
    static func frames(named name: String) -> [UIImage] {
        var images: [UIImage] = []
        for number in 0...largestNumber {
            if let content = ImageContent(named: "\(name)\(number)", in: nil) {
                images.append(UIImage(content))
            } else if number > 0 {
                break
            }
        }
        return images
    }
}
