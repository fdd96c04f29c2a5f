#if canImport(SwiftUI)
import Honeycomb
import HoneycombSwiftUI
import SwiftUI

/// Rows of the design system in a list of SwiftUI.
struct RowsInAList: View {
    @State private var isOn = false

    var body: some View {
        List {
            ContentCell(LeftTitle(title: "City"), RightDetailChevron(text: "Almaty")) { print("City") }
                .listRowInsets(EdgeInsets())
            ContentCell(
                LeftTitle(title: "Notifications"),
                RightToggle(isOn: isOn, didToggleHandler: { isOn = $0 })
            )
            .listRowInsets(EdgeInsets())
            ContentCell(LeftTitleSubtitle(title: "Version", subtitle: "As tall as its texts need"))
                .listRowInsets(EdgeInsets())
        }
        .cellTheme(.highContrast)
    }
}
#endif
