import A2UIScreens
import CellParts
import PortableUIKit

// Documentation/A2UI.md

@MainActor
func showSurfaces(
    _ lines: AsyncStream<String>,
    in navigation: UINavigationController,
    send: @escaping @MainActor (DocumentValue) -> Void
) async {
    let surfaces = A2UISurfaces()
    surfaces.errorHandler = { error in print(error) }
    for await line in lines {
        let known = Set(surfaces.surfaceIDs)
        surfaces.process(line)
        for id in surfaces.surfaceIDs where !known.contains(id) {
            guard let surface = surfaces.surface(id) else { continue }
            let screen = A2UISurfaceViewController(surface: surface, policy: .hosts("example.com"))
            screen.eventHandler = { message in send(message) }
            navigation.pushViewController(screen, animated: true)
        }
    }
}

@MainActor
func makeRatingSurfaces() throws -> (A2UISurfaces, A2UIRenderers) {
    let schema = #"{"type": "object", "properties": {"stars": {"type": "number"}}, "required": ["stars"]}"#
    let id = "https://example.com/catalog.json"
    let catalog = try A2UICatalog.basic.adding(component: "Rating", schema: Data(schema.utf8), id: id)
    var renderers = A2UIRenderers()
    renderers.add("Rating") { node, context in
        TextElement(context.theme.title("\(node.number("stars") ?? 0) stars"))
    }
    return (A2UISurfaces(catalogs: [catalog, .basic]), renderers)
}
