#if canImport(SwiftUI)
import Honeycomb
import HoneycombSwiftUI
import SwiftUI

@available(iOS 17.0, *)
#Preview("Vacancies") {
    VacanciesView()
}

@available(iOS 17.0, *)
#Preview("Rows in a list") {
    RowsInAList()
}

@available(iOS 17.0, *)
#Preview("Player") {
    PlayerView()
}

@available(iOS 17.0, *)
#Preview("README: vacancies") {
    CellScreen(state: vacancyState(isRemote: true, toggleRemote: {}))
}

@available(iOS 17.0, *)
#Preview("README: feed") {
    CellScreen(state: feedState(of: FeedModel()))
}

@available(iOS 17.0, *)
#Preview("README: form") {
    CellScreen(state: phoneState(phone: "", focus: nil, setPhone: { _ in }))
}

@available(iOS 17.0, *)
#Preview("README: rating") {
    ContentCell(LeftTitle(title: "Honeycomb"), RightRating(stars: 4))
}
#endif
