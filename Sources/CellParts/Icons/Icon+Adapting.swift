import BoundedCaches
import PortableUIKit

extension Icon {
    /// Returns an icon drawn for a size in points, the strokes of a theme and the current traits: larger with larger texts,
    /// heavier with "Bold Text".
    ///
    /// Images of an app are returned as they are.
    @MainActor
    static func adapted(_ image: UIImage, to size: CGSize, strokes: StrokeScale) -> UIImage {
        guard let icon = iconsByImage[ObjectIdentifier(image)], size.width > 0, size.height > 0 else { return image }
        let isBold = UITraitCollection.current.legibilityWeight == .bold
        guard isBold || size != image.size || strokes != .standard else { return image }
        let key = AdaptedIcon(icon: icon, width: size.width, height: size.height, isBold: isBold, strokes: strokes)
        if let cached = adaptedImages.value(for: key) { return cached }
        let adapted = IconWeight.$strokes.withValue(strokes) { icon.makeImage(size: size, isBold: isBold) }
        adaptedImages.insert(adapted, for: key)
        return adapted
    }

    /// Whether an image is an icon of the design system that is smaller than `size`, so that it must not be scaled up to fill it.
    /// The avatar has a ground of its own and fills it.
    static func isIcon(_ image: UIImage, smallerThan size: CGSize) -> Bool {
        guard let icon = iconsByImage[ObjectIdentifier(image)], icon != .avatar else { return false }
        return image.size.width < size.width && image.size.height < size.height
    }

    private static let iconsByImage = Dictionary(
        allCases.map { (ObjectIdentifier($0.image), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// As many as there are icons, sizes of text, weights and strokes in use, within reason.
    @MainActor private static var adaptedImages = BoundedCache<AdaptedIcon, UIImage>(capacity: 512)
}

private struct AdaptedIcon: Hashable {
    let icon: Icon
    let width: CGFloat
    let height: CGFloat
    let isBold: Bool
    let strokes: StrokeScale
}
