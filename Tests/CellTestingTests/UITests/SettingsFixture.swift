import CellTesting
import Honeycomb

/// The view controller of a settings screen, which may own its model.
final class SettingsController: CellScreenViewController {
    var model: SettingsFixture?
}

/// A settings screen with a model.
@MainActor
final class SettingsFixture {
    var country = "Россия"
    var isNotified = false
    var amount = 1.0
    var name = ""
    var order = ["alpha", "beta", "gamma"]
    var log: [String] = []
    var loads = 0

    private(set) weak var controller: CellScreenViewController?

    func makeScreen() -> SettingsController {
        let controller = SettingsController(state: state)
        self.controller = controller
        return controller
    }

    func update() {
        controller?.apply(state, animated: true)
    }

    private func change(_ body: (SettingsFixture) -> Void) {
        body(self)
        update()
    }

    var state: CollectionViewState {
        CollectionViewState(sections: {
            CollectionViewSection(differenceIdentifier: "main") {
                TitleDetailChevronItem(
                    differenceIdentifier: "country",
                    left: LeftTitle(title: "Страна"),
                    right: RightDetailChevron(text: country),
                    didSelectHandler: { [weak self] in
                        self?.log.append("country")
                        self?.change { $0.country = "Франция" }
                    }
                )
                TitleToggleItem(
                    differenceIdentifier: "push",
                    left: LeftTitle(title: "Invitations"),
                    right: RightToggle(isOn: isNotified) { [weak self] isOn in self?.change { $0.isNotified = isOn } }
                )
                TitleStepperItem(
                    differenceIdentifier: "amount",
                    left: LeftTitle(title: "Amount"),
                    right: RightStepper(value: amount) { [weak self] value in self?.change { $0.amount = value } }
                )
                TextFieldItem(
                    differenceIdentifier: "name",
                    left: LeftTextField(text: name, placeholder: "Name") { [weak self] text in self?.name = text }
                )
                TitleItem(differenceIdentifier: "off", left: LeftTitle(title: "Disabled"), isEnabled: false) {
                    [weak self] in self?.log.append("off")
                }
            }
            CollectionViewSection(
                differenceIdentifier: "order",
                header: SectionSmallHeader(content: SectionSmallHeaderContent(title: "Order"))
            ) {
                for name in order {
                    TitleItem(differenceIdentifier: name, left: LeftTitle(title: name)) { [weak self] in
                        self?.log.append(name)
                    }
                    .reorderable { [weak self] move in
                        guard let self else { return }
                        let moved = order.remove(at: move.from.index)
                        order.insert(moved, at: move.to.index)
                    }
                }
            }
            CollectionViewSection(differenceIdentifier: "long") {
                for index in 0..<60 {
                    TitleItem(differenceIdentifier: "row\(index)", left: LeftTitle(title: "Row \(index)")) {
                        [weak self] in
                        self?.log.append("row\(index)")
                    }
                    .contextMenu { [weak self] in
                        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                            UIMenu(
                                title: "Row",
                                children: [UIAction(title: "Delete") { _ in self?.log.append("delete row\(index)") }]
                            )
                        }
                    }
                }
            }
        })
        .refresh { [weak self] in self?.loads += 1 }
    }
}
