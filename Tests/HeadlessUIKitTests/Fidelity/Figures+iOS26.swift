import Foundation

@_spi(Host) @testable import HeadlessUIKit

extension Figures {
    /// Returns a view that is created as on a screen of iOS 26.
    @MainActor private static func new<Value>(_ make: () -> Value) -> Value {
        UITraitCollection(traitsFrom: [.headlessDefault, UITraitCollection(systemVersion: 26)]).withCurrent(make)
    }

    /// Estimates, which `SystemMetrics.iOS26` names, are not here.
    static let iOS26: [Figure] = [
        Figure("height of a navigation bar on iOS 26", 54, source: .navigationBar26) {
            new { UINavigationBar() }.intrinsicContentSize.height
        },
        Figure("margin above the content of a cell on iOS 26", 15, source: .required26) {
            new { UIListContentConfiguration.cell() }.directionalLayoutMargins.top
        },
        Figure("height of a list's row with a content configuration on iOS 26", 53, source: .required26) {
            var content = new { UIListContentConfiguration.cell() }
            content.text = "Title"
            let view = new { content.makeContentView() }
            return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        },
        Figure("corner radius of a card on iOS 26", 26, source: .required26) {
            new { UIView() }.traitCollection.metrics.cells.cardRadius
        },
        Figure("width of a switch on iOS 26", 63, source: .required26) { new { UISwitch() }.bounds.width },
        Figure("height of a switch on iOS 26", 28, source: .required26) { new { UISwitch() }.bounds.height },
    ]
}
