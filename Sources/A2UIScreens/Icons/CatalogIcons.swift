import BoundedCaches
import CellParts
import PortableUIKit

/// The icons of the basic catalog, drawn with the strokes of the design system.
@MainActor
enum CatalogIcons {
    /// The icons of the design system with the same meaning.
    static let known: [String: Icon] = [
        "accountCircle": .avatar, "add": .plus, "arrowBack": .back, "arrowForward": .forward, "attachFile": .attach,
        "calendarToday": .calendar, "call": .phone, "camera": .camera, "check": .check, "close": .close,
        "delete": .delete,
        "download": .download, "edit": .edit, "event": .calendar, "error": .error, "favorite": .heartFilled,
        "favoriteOff": .favorite, "folder": .folder, "help": .question, "home": .home, "info": .info,
        "locationOn": .location, "lock": .lock, "mail": .mail, "menu": .list, "moreHoriz": .more,
        "notifications": .notification, "pause": .pause, "payment": .card, "person": .person, "phone": .phone,
        "photo": .image, "play": .play, "refresh": .refresh, "search": .search, "send": .send, "settings": .gear,
        "share": .share, "shoppingCart": .cart, "star": .starFilled, "starHalf": .starHalf, "starOff": .star,
        "upload": .upload, "visibility": .eye, "visibilityOff": .eyeOff, "warning": .warning,
    ]

    private static let speaker = "M4 9.5 L7.5 9.5 L12 5.5 L12 18.5 L7.5 14.5 L4 14.5 Z"

    /// The paths of the other icons, in a square of 24 points.
    static let drawn: [String: String] = [
        "fastForward": "M4 6 L12 12 L4 18 Z M12 6 L20 12 L12 18 Z",
        "rewind": "M20 6 L12 12 L20 18 Z M12 6 L4 12 L12 18 Z",
        "skipNext": "M6 5.5 L16 12 L6 18.5 Z M18.5 5.5 L18.5 18.5",
        "skipPrevious": "M18 5.5 L8 12 L18 18.5 Z M5.5 5.5 L5.5 18.5",
        "stop": "R 6 6 12 12 2",
        "lockOpen":
            "R 5 10.5 14 10 2.5 M8 10.5 L8 7.5 C8 5.3 9.8 3.5 12 3.5 C13.9 3.5 15.4 4.8 15.9 6.5 M12 14.5 L12 16.5",
        "trendingUp": "M3.5 17 L9.5 11 L13.5 15 L20.5 7.5 M15.5 7.5 L20.5 7.5 L20.5 12.5",
        "trendingDown": "M3.5 7 L9.5 13 L13.5 9 L20.5 16.5 M15.5 16.5 L20.5 16.5 L20.5 11.5",
        "moreVert": "D 12 5 1.7 D 12 12 1.7 D 12 19 1.7",
        "notificationsOff":
            """
        M6.5 16.5 L6.5 10.5 C6.5 9.5 6.8 8.5 7.2 7.7 M9.3 5.7 C10.1 5.2 11 5 12 5 C15 5 17.5 7.5 17.5 10.5 L17.5 13.5 \
        M4.5 16.5 L16 16.5 M10 19.5 C10.8 20.6 13.2 20.6 14 19.5 M4 4 L20 20
        """,
        "print":
            "M7 8.5 L7 3.5 L17 3.5 L17 8.5 M7 16.5 L4 16.5 L4 8.5 L20 8.5 L20 16.5 L17 16.5 M7 13.5 L17 13.5 L17 20.5 L7 20.5 Z",
        "volumeMute": speaker,
        "volumeDown": speaker + " M15 9.5 C16.3 11 16.3 13 15 14.5",
        "volumeUp": speaker + " M15 9.5 C16.3 11 16.3 13 15 14.5 M17.5 7 C20.3 9.8 20.3 14.2 17.5 17",
        "volumeOff": speaker + " M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5",
    ]

    /// Names outside of the catalog that agents use; names in the data model are not validated.
    private static let synonyms: [String: Icon] = [
        "arrowUpward": .up, "arrowDownward": .down, "priorityHigh": .warning, "schedule": .clock, "accessTime": .clock,
        "timer": .clock, "expandMore": .chevronDown, "expandLess": .chevronUp, "chevronRight": .forward,
        "chevronLeft": .back, "checkCircle": .success, "localShipping": .truck, "attachMoney": .wallet, "chat": .chat,
        "message": .chat, "flight": .send, "directionsCar": .car, "work": .briefcase, "business": .building,
        "language": .globe, "public": .globe, "lightMode": .sun, "darkMode": .moon, "wifi": .wifi, "cloud": .cloud,
        "mic": .microphone, "bookmark": .bookmark, "label": .tag, "people": .people, "group": .people, "map": .location,
    ]

    /// Returns the image of a name, also in the form `arrow_back`; a ring for unknown names.
    static func image(named name: String) -> UIImage {
        let words = name.split(separator: "_")
        let own =
            (words.prefix(1).map(String.init) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
            .joined()
        if let icon = known[own] ?? synonyms[own] ?? Icon(rawValue: own) { return icon.image }
        let key = drawn[own] == nil ? "" : own
        return image("name:" + key) { context in OutlineShape(drawn[key] ?? "O 12 12 7").draw(in: context) }
    }

    /// Returns the image of an SVG path in a square of 24 points; `nil` if the path is invalid.
    static func image(path text: String) -> UIImage? {
        guard let path = SVGPath(text) else { return nil }
        return image("path:" + text) { context in
            context.setFillColor(UIColor.black.cgColor)
            path.fill(in: context, side: 24)
        }
    }

    private static func image(_ key: String, draw: (CGContext) -> Void) -> UIImage {
        if let cached = images.value(for: key) { return cached }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { draw($0.cgContext) }
            .withRenderingMode(.alwaysTemplate)
        images.insert(image, for: key)
        return image
    }

    /// The maximum number of cached images: those of the catalog, and as many from agents.
    private static var images = BoundedCache<String, UIImage>(capacity: 128)
}
