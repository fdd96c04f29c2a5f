import A2UIProtocol
import Figures
import Foundation
import ScreenDocumentsCore
import ScreenFunctions

/// The cost of computed values.
///
/// - `expressions/evaluate`: a typical expression, as a multiple of equivalent Swift code on the same values.
/// - `surfaces/change`: a change of one value in a surface of 1,000 elements, as a fraction of creating the surface.
enum ExpressionFigures {
    private static let runs = 15
    private static let count = 20_000

    static func figures() throws -> [Figure] {
        [try evaluation(), surface()]
    }

    private static func evaluation() throws -> Figure {
        let model: DocumentValue = ["isOpen": true, "count": 3, "price": 49.5, "user": ["name": "Anna"]]
        let expression = try ScreenExpression("isOpen && count * price > 100 ? user.name : 'nobody'")
        let functions = ScreenFunctions()
        var (own, plain): ([Duration], [Duration]) = ([], [])
        var sum = 0
        for _ in 0..<runs {
            own.append(
                processorTime {
                    for _ in 0..<count { sum += functions.value(of: expression, in: model).string?.utf8.count ?? 0 }
                }
            )
            plain.append(processorTime { for _ in 0..<count { sum += written(model).string?.utf8.count ?? 0 } })
        }
        precondition(sum == runs * count * 8, "the measured expression has another value")
        let nanoseconds = own.median / .nanoseconds(count)
        return Figure(
            "expressions/evaluate",
            own.median / plain.median,
            limit: 12,
            remark: "\(Int(nanoseconds)) ns; limit of the issue: 1,000 ns"
        )
    }

    @inline(never)
    private static func written(_ model: DocumentValue) -> DocumentValue {
        guard model["isOpen"]?.boolean == true, let count = model["count"]?.number, let price = model["price"]?.number,
            count * price > 100
        else { return "nobody" }
        return model["user"]?["name"] ?? .null
    }

    private static func surface() -> Figure {
        let elements = (0..<1_000).map {
            DocumentValue.object(["name": .string("Item \($0)"), "price": .number(Double($0))])
        }
        let components: DocumentValue = [
            ["id": "root", "component": "List", "children": ["componentId": "name", "path": "/items"]],
            [
                "id": "name", "component": "Text",
                "text": ["call": "formatString", "args": ["value": "${name}: ${price}"]],
            ],
        ]
        let surfaces = A2UISurfaces()
        var (wholes, changes): ([Duration], [Duration]) = ([], [])
        for run in 0..<runs {
            surfaces.process(["deleteSurface": ["surfaceId": "s"]])
            let catalog = DocumentValue.string(A2UICatalog.basic.id)
            wholes.append(
                processorTime {
                    surfaces.process(["createSurface": ["surfaceId": "s", "catalogId": catalog]])
                    surfaces.process(["updateComponents": ["surfaceId": "s", "components": components]])
                    surfaces.process(["updateDataModel": ["surfaceId": "s", "value": ["items": .array(elements)]]])
                    show(surfaces)
                }
            )
            changes.append(
                processorTime {
                    let path = DocumentValue.string("/items/\(run * 60)/name")
                    surfaces.process(["updateDataModel": ["surfaceId": "s", "path": path, "value": "Other"]])
                    if let surface = surfaces.surface("s") {
                        _ = surface.node(
                            A2UINodeID(component: "name", base: ModelPath("/items/\(run * 60)"), key: "\(run * 60)")
                        )
                    }
                }
            )
        }
        return Figure(
            "surfaces/change",
            changes.median / wholes.median,
            limit: 0.02,
            remark: "\(changes.median.milliseconds) for one value, \(wholes.median.milliseconds) for 1,000 elements"
        )
    }

    private static func show(_ surfaces: A2UISurfaces) {
        guard let surface = surfaces.surface("s"), let root = surface.root.flatMap(surface.node) else { return }
        for id in root.children["children"] ?? [] { _ = surface.node(id) }
    }
}
