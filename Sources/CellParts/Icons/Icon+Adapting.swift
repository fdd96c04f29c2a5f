import PortableUIKit

extension Icon {
    /// Returns an icon drawn for a size in points and the current traits: larger with larger texts, heavier with "Bold Text".
    ///
    /// Images of an app are returned as they are.
    @MainActor
    static func adapted(_ image: UIImage, to size: CGSize) -> UIImage {
        guard let icon = iconsByImage[ObjectIdentifier(image)], size.width > 0, size.height > 0 else { return image }
        let isBold = UITraitCollection.current.legibilityWeight == .bold
        guard isBold || size != image.size else { return image }
        let key = AdaptedIcon(icon: icon, width: size.width, height: size.height, isBold: isBold)
        if let cached = adaptedImages[key] { return cached }
        let adapted = icon.makeImage(size: size, isBold: isBold)
        adaptedImages[key] = adapted
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

    /// As many as there are icons, sizes of text and weights in use.
    @MainActor private static var adaptedImages: [AdaptedIcon: UIImage] = [:]
}

private struct AdaptedIcon: Hashable {
    let icon: Icon
    let width: CGFloat
    let height: CGFloat
    let isBold: Bool
}
