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

    /// A magnifying glass, 24 by 24 points.
    case search

    /// A gear, 24 by 24 points.
    case gear

    /// A telephone receiver, 24 by 24 points.
    case phone

    /// An envelope, 24 by 24 points.
    case mail

    /// A plus sign, 24 by 24 points.
    case plus

    /// A minus sign, 24 by 24 points.
    case minus

    /// An i in a circle, 24 by 24 points.
    case info

    /// An exclamation mark in a triangle, 24 by 24 points.
    case warning

    /// An exclamation mark in a circle, 24 by 24 points.
    case error

    /// A question mark in a circle, 24 by 24 points.
    case question

    /// A check mark in a circle, 24 by 24 points.
    case success

    /// A check mark, 24 by 24 points.
    case check

    /// A square with an arrow upward, 24 by 24 points.
    case share

    /// A star, 24 by 24 points.
    case star

    /// A filled star, 24 by 24 points.
    case starFilled

    /// A star whose leading half is filled, 24 by 24 points.
    case starHalf

    /// A payment card, 24 by 24 points.
    case card

    /// A calendar page, 24 by 24 points.
    case calendar

    /// A camera, 24 by 24 points.
    case camera

    /// A pencil, 24 by 24 points.
    case edit

    /// Sliders, 24 by 24 points.
    case filter

    /// Arrows up and down, 24 by 24 points.
    case sort

    /// An eye, 24 by 24 points.
    case eye

    /// A crossed out eye, 24 by 24 points.
    case eyeOff

    /// A house, 24 by 24 points.
    case home

    /// A person, 24 by 24 points.
    case person

    /// Two persons, 24 by 24 points.
    case people

    /// A clock, 24 by 24 points.
    case clock

    /// A speech balloon, 24 by 24 points.
    case chat

    /// A paper plane, 24 by 24 points.
    case send

    /// A paper clip, 24 by 24 points.
    case attach

    /// A picture, 24 by 24 points.
    case image

    /// Two links of a chain, 24 by 24 points.
    case link

    /// A globe, 24 by 24 points.
    case globe

    /// An arrow down to a line, 24 by 24 points.
    case download

    /// An arrow up from a line, 24 by 24 points.
    case upload

    /// An arrow in a circle, 24 by 24 points.
    case refresh

    /// An arrow to the leading edge, 24 by 24 points.
    case back

    /// An arrow to the trailing edge, 24 by 24 points.
    case forward

    /// An arrow upward, 24 by 24 points.
    case up

    /// An arrow downward, 24 by 24 points.
    case down

    /// A chevron that points up, 24 by 24 points.
    case chevronUp

    /// A chevron that points down, 24 by 24 points.
    case chevronDown

    /// Chevrons that point up and down, 24 by 24 points.
    case chevronUpDown

    /// Three dots, 24 by 24 points.
    case more

    /// Lines with dots before them, 24 by 24 points.
    case list

    /// Four squares, 24 by 24 points.
    case grid

    /// A folder, 24 by 24 points.
    case folder

    /// A page with a folded corner, 24 by 24 points.
    case document

    /// Two pages, 24 by 24 points.
    case copy

    /// A bookmark, 24 by 24 points.
    case bookmark

    /// A flag, 24 by 24 points.
    case flag

    /// A tag, 24 by 24 points.
    case tag

    /// A shopping cart, 24 by 24 points.
    case cart

    /// A gift, 24 by 24 points.
    case gift

    /// A wallet, 24 by 24 points.
    case wallet

    /// A delivery truck, 24 by 24 points.
    case truck

    /// A key, 24 by 24 points.
    case key

    /// A shield, 24 by 24 points.
    case shield

    /// An arrow out of a door, 24 by 24 points.
    case logout

    /// A sun, 24 by 24 points.
    case sun

    /// A crescent moon, 24 by 24 points.
    case moon

    /// A bolt of lightning, 24 by 24 points.
    case bolt

    /// A play triangle, 24 by 24 points.
    case play

    /// Two bars, 24 by 24 points.
    case pause

    /// A microphone, 24 by 24 points.
    case microphone

    /// Waves of radio, 24 by 24 points.
    case wifi

    /// A cloud, 24 by 24 points.
    case cloud

    /// A building, 24 by 24 points.
    case building

    /// A briefcase, 24 by 24 points.
    case briefcase

    /// A car, 24 by 24 points.
    case car

    /// A percent sign, 24 by 24 points.
    case percent

    /// Bars of a chart, 24 by 24 points.
    case chart

    /// Corners of a viewfinder, 24 by 24 points.
    case scan

    /// A filled heart, 24 by 24 points.
    case heartFilled

    /// A shopping bag, 24 by 24 points.
    case bag

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

    /// Whether the icon is mirrored in right-to-left layouts, because it shows text or a direction. The chevrons are named by
    /// their side.
    private var isMirrored: Bool {
        self == .article || GeneralIcons.mirrored.contains(self)
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
        default: GeneralIcons.size
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
        default: GeneralIcons.draw(self, in: context)
        }
    }
}
