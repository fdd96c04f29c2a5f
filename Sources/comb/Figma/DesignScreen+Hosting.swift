import FigmaFiles
import Honeycomb

extension DesignScreen {
    /// Walks over a whole screen.
    ///
    /// - Parameters:
    ///   - state: What the screen shows.
    ///   - screen: The screen in its window.
    ///   - images: The images that have to be loaded first.
    @MainActor
    init(of state: CollectionViewState, on screen: HostedScreen, images: ScreenImages) async throws {
        let read = try await screen.readElements(images: images) { content, element in
            Self.element(of: content, in: element)
        }
        let collectionView = screen.controller.collectionView
        let size = collectionView.collectionViewLayout.collectionViewContentSize
        let content = CGRect(origin: .zero, size: size)
        let attributes = collectionView.collectionViewLayout.layoutAttributesForElements(in: content) ?? []
        let bySection = Dictionary(grouping: attributes, by: \.indexPath.section)
        let sections = state.sections.indices.map { index -> Section in
            let section = state.sections[index]
            var (header, footer): (Element?, Element?)
            var rows: [(item: Int, element: Element)] = []
            var frame = CGRect.null
            for attributes in bySection[index] ?? [] {
                frame = frame.union(attributes.frame)
                guard let element = read[attributes]?.placed(at: attributes.frame) else { continue }
                switch attributes.representedElementKind.map({ screen.controller.driver.role(ofElementKind: $0) }) {
                case .none:
                    var row = element
                    row.id = section.items[attributes.indexPath.item].differenceIdentifier.description
                    rows.append((attributes.indexPath.item, row))
                case .some(.header): header = element
                case .some(.footer): footer = element
                case .some: break
                }
            }
            let box = frame.isNull ? FigmaBox(x: 0, y: 0, width: Double(size.width), height: 0) : FigmaBox(frame)
            return Section(
                id: section.differenceIdentifier.description,
                box: box,
                header: header,
                footer: footer,
                rows: rows.sorted { $0.item < $1.item }.map(\.element)
            )
        }
        self.init(width: Double(size.width), height: Double(size.height), sections: sections)
    }

    /// What an element shows, in its own coordinates. The parts of a row are told apart.
    @MainActor
    private static func element(of content: UIView, in element: UIView) -> Element {
        var result = Element(id: "", box: FigmaBox(element.bounds))
        func layers(of view: UIView) -> [Layer] { InspectedView.views(in: view).map { Layer($0, in: element) } }
        guard let row = rowView(in: content), row.subviews.count >= 2 else {
            result.layers = layers(of: content)
            return result
        }
        func part(_ view: UIView) -> Part? {
            guard !view.isHidden, !view.bounds.isEmpty else { return nil }
            return Part(box: FigmaBox(view.convert(view.bounds, to: element)), layers: layers(of: view))
        }
        result.left = part(row.subviews[0])
        result.right = part(row.subviews[1])
        let inParts = Set(row.subviews.prefix(2).flatMap { InspectedView.views(in: $0) }.map(ObjectIdentifier.init))
        result.layers = InspectedView.views(in: content).filter { !inParts.contains(ObjectIdentifier($0)) }.map {
            Layer($0, in: element)
        }
        return result
    }

    /// The view with a left and a right part.
    @MainActor
    private static func rowView(in view: UIView) -> UIView? {
        if String(describing: type(of: view)).hasPrefix("LeftRightContainerView<") { return view }
        return view.subviews.lazy.compactMap { rowView(in: $0) }.first
    }
}

extension DesignScreen.Element {
    /// The element in the coordinates of the content, where it has a frame.
    fileprivate func placed(at frame: CGRect) -> DesignScreen.Element {
        var copy = self
        copy.box = FigmaBox(frame)
        func moved(_ box: FigmaBox) -> FigmaBox {
            FigmaBox(x: box.x + Double(frame.minX), y: box.y + Double(frame.minY), width: box.width, height: box.height)
        }
        func moved(_ layers: [DesignScreen.Layer]) -> [DesignScreen.Layer] {
            layers.map { layer in
                var copy = layer
                copy.box = moved(layer.box)
                return copy
            }
        }
        copy.left = left.map { DesignScreen.Part(box: moved($0.box), layers: moved($0.layers)) }
        copy.right = right.map { DesignScreen.Part(box: moved($0.box), layers: moved($0.layers)) }
        copy.layers = moved(layers)
        return copy
    }
}

extension DesignScreen.Layer {
    @MainActor
    fileprivate init(_ view: UIView, in element: UIView) {
        let box = FigmaBox(view.convert(view.bounds, to: element))
        let name = String(describing: type(of: view))
        let traits = view.traitCollection
        switch view {
        case let label as UILabel:
            let text = label.attributedText
            let isStyled = (text?.length ?? 0) > 0
            let font = (isStyled ? text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil) ?? label.font
            let color = isStyled ? text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
            self.init(
                name: name,
                box: box,
                content: .text(label.text ?? "", DesignScreen.TextStyle(font ?? .systemFont(ofSize: 17))),
                color: FigmaPaint(color ?? label.textColor ?? .label, traits)
            )
        case is UIImageView: self.init(name: name, box: box, content: .picture)
        default:
            self.init(name: name, box: box, content: .shape, color: view.backgroundColor.map { FigmaPaint($0, traits) })
        }
    }
}

extension DesignScreen.TextStyle {
    /// The style of a font. Its name ends with the weight.
    fileprivate init(_ font: UIFont) {
        let weights = [
            "ultralight": 100.0, "thin": 200, "light": 300, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800,
            "black": 900,
        ]
        let face = font.fontName.split(separator: "-").last.map { $0.lowercased() } ?? ""
        self.init(family: font.familyName, size: Double(font.pointSize), weight: weights[face] ?? 400)
    }
}

extension FigmaBox {
    fileprivate init(_ frame: CGRect) {
        func rounded(_ length: CGFloat) -> Double { (Double(length) * 1_000).rounded() / 1_000 }
        self.init(
            x: rounded(frame.minX),
            y: rounded(frame.minY),
            width: rounded(frame.width),
            height: rounded(frame.height)
        )
    }
}

extension FigmaPaint {
    @MainActor
    fileprivate init(_ color: UIColor, _ traits: UITraitCollection) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func rounded(_ component: CGFloat) -> Double { (Double(component) * 10_000).rounded() / 10_000 }
        self.init(red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
    }
}
