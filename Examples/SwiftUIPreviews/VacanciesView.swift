#if canImport(SwiftUI)
import Honeycomb
import HoneycombSwiftUI
import SwiftUI

/// A screen of cells in SwiftUI, with its state in SwiftUI.
struct VacanciesView: View {
    @State private var isRemote = false
    @State private var selected: Int?
    @State private var firstVisible: Int?
    @State private var isLoading = false

    var body: some View {
        CellScreen {
            CollectionViewSection {
                CheckboxItem(
                    left: LeftCheckbox(title: "Remote work only", isOn: isRemote),
                    didSelectHandler: { isRemote.toggle() }
                )
            }
            CollectionViewSection(differenceIdentifier: "found") {
                for number in isRemote ? 1...20 : 1...50 {
                    TitleDetailChevronItem(
                        differenceIdentifier: number,
                        left: LeftTitle(title: "Vacancy \(number)"),
                        right: RightDetailChevron(text: "Almaty")
                    )
                }
            }
        }
        .selection($selected)
        .scrollPosition(row: $firstVisible)
        .refreshing($isLoading)
        .navigationTitle("Vacancies")
    }
}
#endif
