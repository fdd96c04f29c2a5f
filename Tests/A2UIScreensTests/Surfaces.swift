import A2UIScreens
import CellTesting
import Foundation
import Honeycomb
import ScreenHosting

/// A surface on screen, with the recorded events, function calls and opened URLs.
@MainActor
final class ShownSurface {
    let surfaces: A2UISurfaces
    let controller: A2UISurfaceViewController
    let app: ScreenTest
    var events: [DocumentValue] = []
    var opened: [String] = []
    var functions: [String] = []

    init(
        _ messages: [DocumentValue],
        policy: A2UIAddressPolicy = A2UIAddressPolicy(),
        renderers: A2UIRenderers? = nil,
        catalog: A2UICatalog = .basic,
        locale: String = "en_US"
    ) {
        let formatting = ValueFormatting(locale: Locale(identifier: locale), timeZone: TimeZone(identifier: "UTC"))
        surfaces = A2UISurfaces(catalogs: [catalog], functions: A2UIFunctions(formatting: formatting))
        for message in messages { surfaces.process(message) }
        guard let surface = surfaces.surfaceIDs.first.flatMap(surfaces.surface) else {
            preconditionFailure("no surface")
        }
        controller = A2UISurfaceViewController(surface: surface, policy: policy, renderers: renderers)
        app = ScreenTest(UINavigationController(rootViewController: self.controller), on: .iPhone16)
        controller.eventHandler = { [unowned self] in events.append($0) }
        controller.openHandler = { [unowned self] in opened.append($0.absoluteString) }
        controller.functionHandler = { [unowned self] name, _ in functions.append(name) }
    }

    var surface: A2UISurface { controller.surface }

    func process(_ messages: DocumentValue...) {
        for message in messages { surfaces.process(message) }
        app.advance(by: 1)
    }

    static func messages(
        _ components: [DocumentValue],
        data: DocumentValue = [:],
        theme: DocumentValue = [:],
        catalog: String = A2UICatalog.basic.id
    ) -> [DocumentValue] {
        [
            ["version": "v0.9", "createSurface": ["surfaceId": "s", "catalogId": .string(catalog), "theme": theme]],
            ["version": "v0.9", "updateComponents": ["surfaceId": "s", "components": .array(components)]],
            ["version": "v0.9", "updateDataModel": ["surfaceId": "s", "value": data]],
        ]
    }

    static func data(_ path: String, _ value: DocumentValue) -> DocumentValue {
        ["version": "v0.9", "updateDataModel": ["surfaceId": "s", "path": .string(path), "value": value]]
    }
}
