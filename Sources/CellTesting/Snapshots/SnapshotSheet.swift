import PortableUIKit
import ScreenHosting

/// Images with captions, as one image.
@MainActor
struct SnapshotSheet {
    private static let margin: CGFloat = 16
    private static let captionHeight: CGFloat = 20

    private var pictures: [(caption: String, image: UIImage)] = []
    private var root = LayoutNode(type: "Sheet", frame: .zero)
    private let columns: Int
    private let scale: CGFloat

    init(columns: Int, scale: CGFloat) {
        self.columns = max(1, columns)
        self.scale = scale
    }

    /// Adds what a host shows.
    mutating func add(_ host: ScreenHost, caption: String) throws {
        try add(try host.data(format: .png), scale: host.configuration.scale, caption: caption)
        addLayout(of: host, caption: caption)
    }

    /// Adds a picture without a layout.
    mutating func add(_ png: Data, scale: CGFloat, caption: String) throws {
        guard let image = UIImage(data: png, scale: scale) else {
            throw SnapshotError("the renderer wrote no PNG")
        }
        pictures.append((caption, image))
    }

    /// Adds the views that a host shows, for the words of a failure.
    mutating func addLayout(of host: ScreenHost, caption: String) {
        var layout = LayoutNode(host.viewController.view)
        layout.identifier = caption
        root.children.append(layout)
    }

    /// The sheet, row by row.
    func snapshot(tolerance: ImageTolerance) throws -> ImageSnapshot {
        let view = UIView()
        view.backgroundColor = .white
        let width = pictures.map(\.image.size.width).max() ?? 0
        var y = Self.margin
        for start in stride(from: 0, to: pictures.count, by: columns) {
            let row = pictures[start..<min(start + columns, pictures.count)]
            for (column, picture) in row.enumerated() {
                let x = Self.margin + CGFloat(column) * (width + Self.margin)
                let caption = UILabel(frame: CGRect(x: x, y: y, width: width, height: Self.captionHeight))
                caption.text = picture.caption
                caption.font = .systemFont(ofSize: 13)
                caption.textColor = .darkGray
                let imageView = UIImageView(image: picture.image)
                imageView.frame.origin = CGPoint(x: x, y: y + Self.captionHeight)
                view.addSubview(caption)
                view.addSubview(imageView)
            }
            y += Self.captionHeight + (row.map(\.image.size.height).max() ?? 0) + Self.margin
        }
        let controller = UIViewController()
        controller.view = view
        let size = CGSize(width: Self.margin + CGFloat(min(columns, pictures.count)) * (width + Self.margin), height: y)
        let host = ScreenHost(controller, configuration: ScreenConfiguration(size: size, scale: scale))
        return try ImageSnapshot(of: host, layout: root, tolerance: tolerance)
    }
}
