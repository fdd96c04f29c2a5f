import Foundation
import Honeycomb
import ScreenDocuments

struct OpenVacancy: Decodable {
    var vacancy: String
}

@MainActor
func makeSearchScreen(_ data: Data, open: @escaping @MainActor (String) -> Void) throws -> DocumentViewController {
    var actions = ScreenActions()
    actions.on("open", OpenVacancy.self) { parameters, _ in open(parameters.vacancy) }
    actions.on("show") { action in print(action.state) }
    let controller = DocumentViewController(policy: .lenient)
    controller.screen.actionHandler = { [actions] in actions.perform($0) }
    controller.screen.lossHandler = { loss in print(loss) }
    try controller.screen.show(data)
    return controller
}
