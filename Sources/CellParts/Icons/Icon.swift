import PortableUIKit

/// The icons of the design system, by the names that documents use.
///
/// They are drawn in code, so they are the same on every platform and sharp at every scale. All are template images,
/// drawn in the tint color of their view.
public enum Icon: String, CaseIterable, Hashable, Sendable {
    /// A person, 40 by 40 points, for profiles without a picture.
    case avatar

    /// A bell, 24 by 24 points.
    case notification

    /// A page with text, 24 by 24 points.
    case article

    /// An empty checkbox, 24 by 24 points.
    case checkboxOff

    /// A checked checkbox, 24 by 24 points.
    case checkboxOn

    /// An empty radio button, 24 by 24 points.
    case radioOff

    /// A selected radio button, 24 by 24 points.
    case radioOn

    /// A trash can, 24 by 24 points.
    case delete

    /// A map pin, 24 by 24 points.
    case location

    /// A padlock, 24 by 24 points.
    case lock

    /// A heart, 24 by 24 points.
    case favorite

    /// A cross, 24 by 24 points.
    case close

    /// A chevron that points left, 8 by 14 points.
    case chevronLeft

    /// A chevron that points right, 8 by 14 points.
    case chevronRight

    /// The image. An icon always returns the same instance, so contents that use it compare equal.
    public var image: UIImage {
        Self.images[self] ?? UIImage()
    }

    private static let images = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, $0.makeImage(size: $0.size, isBold: false)) }
    )

    func makeImage(size: CGSize, isBold: Bool) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        let image = renderer.image { context in
            context.cgContext.scaleBy(x: size.width / self.size.width, y: size.height / self.size.height)
            IconWeight.$isBold.withValue(isBold) { draw(in: context.cgContext) }
        }
        let template = image.withRenderingMode(.alwaysTemplate)
        return isMirrored ? template.imageFlippedForRightToLeftLayoutDirection() : template
    }

    /// Whether the icon is mirrored in right-to-left layouts, because it shows text. The chevrons are named by their side.
    private var isMirrored: Bool {
        self == .article
    }

    private var size: CGSize {
        switch self {
        case .avatar: AvatarDrawing.size
        case .notification: BellDrawing.size
        case .article: ArticleDrawing.size
        case .checkboxOff, .checkboxOn: CheckboxDrawing.size
        case .radioOff, .radioOn: RadioDrawing.size
        case .delete, .location, .lock, .favorite, .close: OutlineDrawing.size
        case .chevronLeft, .chevronRight: ChevronDrawing.size
        }
    }

    private func draw(in context: CGContext) {
        switch self {
        case .avatar: AvatarDrawing.draw(in: context)
        case .notification: BellDrawing.draw(in: context)
        case .article: ArticleDrawing.draw(in: context)
        case .checkboxOff: CheckboxDrawing.drawOff(in: context)
        case .checkboxOn: CheckboxDrawing.drawOn(in: context)
        case .radioOff: RadioDrawing.drawOff(in: context)
        case .radioOn: RadioDrawing.drawOn(in: context)
        case .delete: OutlineDrawing.drawBin(in: context)
        case .location: OutlineDrawing.drawPin(in: context)
        case .lock: OutlineDrawing.drawLock(in: context)
        case .favorite: OutlineDrawing.drawHeart(in: context)
        case .close: OutlineDrawing.drawCross(in: context)
        case .chevronLeft: ChevronDrawing.draw(in: context, pointingLeft: true)
        case .chevronRight: ChevronDrawing.draw(in: context, pointingLeft: false)
        }
    }
}
