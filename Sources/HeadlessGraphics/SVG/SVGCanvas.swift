import Foundation

/// A canvas that writes an SVG document with shapes and text. Cairo's own SVG backend converts text to outlines.
package final class SVGCanvas: Canvas {
    private struct State {
        var transform = CGAffineTransform.identity
        /// The number of elements opened for clips since the state was saved.
        var openClips = 0
        var blendMode = CGBlendMode.normal
        var antialiases = true
    }

    private let size: CGSize
    private var state = State()
    private var savedStates: [State] = []
    private var definitions = SVGDefinitions()
    private var body = ""
    /// The masks being drawn, with the text outside each of them.
    private var masks: [Mask] = []

    /// The blend modes outside of the groups being drawn.
    private var groupModes: [CGBlendMode] = []

    private struct Mask {
        let identifier: String
        let area: CGRect
        var outerBody = ""
    }

    package init(size: CGSize) {
        self.size = size
    }

    /// The document with everything drawn so far.
    package var document: Data {
        let width = SVGNumber(size.width)
        let height = SVGNumber(size.height)
        let open = String(repeating: "</g>\n", count: state.openClips)
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)">
            \(definitions.text)\(body)\(open)</svg>

            """
        return Data(text.utf8)
    }

    package func save() {
        savedStates.append(state)
        state.openClips = 0
    }

    package func restore() {
        guard let saved = savedStates.popLast() else { return }
        closeClips()
        state = saved
    }

    package func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    package func clip(to path: Path, rule: CGPathFillRule) {
        let identifier = definitions.clip(SVGShape(path.applying(state.transform)), rule: rule)
        body += "<g clip-path=\"url(#\(identifier))\">\n"
        state.openClips += 1
    }

    package func fill(_ path: Path, with color: RGBA, rule: CGPathFillRule) {
        let shape = SVGShape(path.applying(state.transform))
        let rule = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
        add(shape.element(attributes: "\(color.svgAttributes("fill"))\(rule)"))
    }

    package func stroke(_ path: Path, with color: RGBA, style: StrokeStyle) {
        let transform = state.transform
        // Line widths scale with the coordinate system, so non-uniform scales can't be applied to the points.
        let scale = transform.uniformScale
        let shape = SVGShape(scale == nil ? path : path.applying(transform))
        var attributes = "fill=\"none\" \(color.svgAttributes("stroke"))"
        attributes += style.svgAttributes(scale: scale ?? 1)
        if scale == nil { attributes += " transform=\"\(transform.svgMatrix)\"" }
        add(shape.element(attributes: attributes))
    }

    package func fill(_ path: Path, with gradient: Gradient) {
        guard gradient.kind != .conic else { return fillSlices(of: gradient, in: path) }
        let shape = SVGShape(path.applying(state.transform))
        let identifier = definitions.gradient(gradient, transform: gradient.transform.concatenating(state.transform))
        add(shape.element(attributes: "fill=\"url(#\(identifier))\""))
    }

    private func fillSlices(of gradient: Gradient, in path: Path) {
        save()
        clip(to: path, rule: .winding)
        concatenate(gradient.transform)
        for slice in gradient.slices { fill(slice.triangle, with: slice.middle, rule: .winding) }
        restore()
    }

    package func drawText(_ line: any DrawableLine, at baseline: CGPoint, colors: [RGBA]) {
        add(line.svgElements(at: baseline, transform: state.transform, colors: colors))
    }

    package func drawImage(_ image: RasterImage, in rect: CGRect, interpolation: CGInterpolationQuality) {
        guard let data = PNGCoder.encode(image.pixels, compression: .small) else { return }
        addImage(data, type: "image/png", in: rect, attributes: "")
    }

    package func drawDocument(_ document: SVGDocument, in rect: CGRect, tint: RGBA?) {
        let filter = tint.map { " filter=\"url(#\(definitions.tint($0)))\"" } ?? ""
        addImage(document.source, type: "image/svg+xml", in: rect, attributes: filter)
    }

    package func beginGroup(alpha: CGFloat) {
        let style = state.blendMode.svgStyle ?? (alpha < 1 ? "" : "isolation:isolate")
        body += "<g opacity=\"\(SVGNumber(alpha))\"\(style.isEmpty ? "" : " style=\"\(style)\"")>\n"
        groupModes.append(state.blendMode)
        state.blendMode = .normal
    }

    package func endGroup() {
        body += "</g>\n"
        state.blendMode = groupModes.popLast() ?? .normal
    }

    package func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    package func setAntialiasing(_ isOn: Bool) {
        state.antialiases = isOn
    }

    package func beginMasked(by mask: RasterImage, in rect: CGRect) {
        let identifier = definitions.reserveMask()
        let outerBody = body
        body = ""
        drawImage(mask, in: rect, interpolation: .default)
        definitions.define(identifier, masking: rect.applying(state.transform), content: body)
        body = outerBody + "<g mask=\"url(#\(identifier))\">\n"
    }

    package func endMaskedByImage() {
        body += "</g>\n"
    }

    package func beginMasked(within rect: CGRect) {
        let mask = Mask(identifier: definitions.reserveMask(), area: rect.applying(state.transform))
        masks.append(mask)
        body += "<g mask=\"url(#\(mask.identifier))\">\n"
    }

    package func beginMask() {
        guard !masks.isEmpty else { return }
        body += "</g>\n"
        masks[masks.count - 1].outerBody = body
        body = ""
    }

    package func endMask() {
        guard let mask = masks.popLast() else { return }
        definitions.define(mask.identifier, masking: mask.area, content: body)
        body = mask.outerBody
    }

    private func addImage(_ data: Data, type: String, in rect: CGRect, attributes: String) {
        add(
            """
            <image\(SVGShape.attributes(of: rect)) preserveAspectRatio="none" \
            transform="\(state.transform.svgMatrix)"\(attributes) href="data:\(type);base64,\(data.base64EncodedString())"/>

            """
        )
    }

    /// Adds elements, blended with what is under them. Nothing is added in modes that erase, which SVG lacks.
    private func add(_ elements: String) {
        let elements = state.antialiases ? elements : "<g shape-rendering=\"crispEdges\">\n\(elements)</g>\n"
        switch state.blendMode {
        case .normal: body += elements
        case .clear, .destinationIn, .destinationOut: break
        default:
            guard let style = state.blendMode.svgStyle else { return body += elements }
            body += "<g style=\"\(style)\">\n\(elements)</g>\n"
        }
    }

    private func closeClips() {
        body += String(repeating: "</g>\n", count: state.openClips)
        state.openClips = 0
    }
}
