import Honeycomb

@MainActor
func vacancyState(
    isRemote: Bool,
    toggleRemote: @escaping @MainActor @Sendable () -> Void
) -> CollectionViewState {
    CollectionViewState {
        CollectionViewSection(
            header: SectionLargeHeader(content: SectionLargeHeaderContent(title: "Vacancies")),
            items: {
                TitleDetailChevronItem(
                    left: LeftTitle(title: "City"),
                    right: RightDetailChevron(text: "Almaty"),
                    separator: .leftRight16
                )
                CheckboxItem(
                    left: LeftCheckbox(title: "Remote work only", isOn: isRemote),
                    separator: isRemote ? .left56Right16 : nil,
                    didSelectHandler: toggleRemote
                )
                if isRemote {
                    IconTitleDetailItem(
                        left: LeftIconTitle(icon: Icon.notification.image, title: "Send me new ones"),
                        right: RightDetail(text: "every day")
                    )
                }
            }
        )
    }
}
