import Foundation
import ScreenDocumentsCore
import ScreenFunctions

@testable import A2UIProtocol

/// Messages to test with.
enum Samples {
    static let create: DocumentValue = [
        "version": "v0.9",
        "createSurface": ["surfaceId": "s", "catalogId": .string(A2UICatalog.basic.id), "sendDataModel": true],
    ]

    static func update(_ components: DocumentValue...) -> DocumentValue {
        ["version": "v0.9", "updateComponents": ["surfaceId": "s", "components": .array(components)]]
    }

    static func data(_ path: String, _ value: DocumentValue?) -> DocumentValue {
        var payload: DocumentObject = ["surfaceId": "s", "path": .string(path)]
        payload["value"] = value
        return ["version": "v0.9", "updateDataModel": .object(payload)]
    }

    static let form: [DocumentValue] = [
        create,
        update(
            ["id": "root", "component": "Column", "children": ["title", "field", "list", "send"]],
            [
                "id": "title", "component": "Text",
                "text": ["call": "formatString", "args": ["value": "Hello ${/user/name}, ${/count} \\${new}"]],
            ],
            [
                "id": "field", "component": "TextField", "label": "Mail", "value": ["path": "/user/mail"],
                "checks": [
                    [
                        "condition": ["call": "required", "args": ["value": ["path": "/user/mail"]]],
                        "message": "Missing",
                    ],
                    ["condition": ["call": "email", "args": ["value": ["path": "/user/mail"]]], "message": "Wrong"],
                ],
            ],
            ["id": "list", "component": "List", "children": ["componentId": "row", "path": "/items"]],
            ["id": "row", "component": "Row", "children": ["name", "price"]],
            ["id": "name", "component": "Text", "text": ["path": "name"]],
            [
                "id": "price", "component": "Text",
                "text": [
                    "call": "formatCurrency", "args": ["value": ["path": "price"], "currency": ["path": "/currency"]],
                ],
            ],
            [
                "id": "send", "component": "Button", "child": "sendText",
                "checks": [
                    ["condition": ["call": "email", "args": ["value": ["path": "/user/mail"]]], "message": "Mail?"]
                ],
                "action": ["event": ["name": "send", "context": ["mail": ["path": "/user/mail"], "kind": "form"]]],
            ],
            ["id": "sendText", "component": "Text", "text": "Send"]
        ),
        data(
            "/",
            [
                "user": ["name": "Anna", "mail": ""], "count": 3, "currency": "USD",
                "items": [["name": "Tea", "price": 2], ["name": "Cake", "price": 4.5]],
            ]
        ),
    ]

    static let formatting = ValueFormatting(
        locale: Locale(identifier: "en_US"),
        timeZone: TimeZone(identifier: "UTC"),
        now: { Date(timeIntervalSince1970: 1_796_000_000) }
    )

    static func surfaces(_ messages: [DocumentValue] = form, limits: A2UILimits = A2UILimits()) -> Recorder {
        let recorder = Recorder(limits: limits)
        for message in messages { recorder.surfaces.process(message) }
        return recorder
    }

    final class Recorder {
        let surfaces: A2UISurfaces
        var changes: [A2UISurfaces.Change] = []
        var errors: [A2UIError] = []

        init(limits: A2UILimits = A2UILimits(), catalogs: [A2UICatalog] = [.basic]) {
            surfaces = A2UISurfaces(
                catalogs: catalogs,
                functions: A2UIFunctions(formatting: Samples.formatting),
                limits: limits
            )
            surfaces.changeHandler = { [unowned self] in changes.append($0) }
            surfaces.errorHandler = { [unowned self] in errors.append($0) }
        }

        var surface: A2UISurface { surfaces.surface("s")! }

        func node(_ component: String, _ base: String = "/", key: String = "") -> A2UINode? {
            surface.node(A2UINodeID(component: component, base: ModelPath(base), key: key))
        }
    }
}
