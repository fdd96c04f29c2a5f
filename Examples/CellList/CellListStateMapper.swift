import Honeycomb

/// Maps the business state of the settings screen to its view state.
@MainActor
final class CellListStateMapper {
    typealias ActionHandler = @MainActor (CellListAction) -> Void

    private func makeMainSection(handler: @escaping ActionHandler) -> CollectionViewSection {
        CollectionViewSection(differenceIdentifier: "main") {
            ImageTitleSubtitleChevronItem(
                differenceIdentifier: "profile",
                left: LeftImageTitleSubtitle(
                    image: .local(Icon.avatar.image),
                    imageStyle: .circular,
                    title: "Имя пользователя",
                    subtitle: "Настройки профиля"
                ),
                right: RightChevron(),
                separator: .leftRight16,
                didSelectHandler: { handler(.open(.profile)) }
            )

            TitleDetailChevronItem(
                differenceIdentifier: "country",
                left: LeftTitle(title: "Страна поиска"),
                right: RightDetailChevron(text: "Россия"),
                separator: .none,
                didSelectHandler: { handler(.open(.country)) }
            )
        }
    }

    private func makeMenuSection(handler: @escaping ActionHandler) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: "menu",
            items: {
                IconTitleItem(
                    differenceIdentifier: "notifications",
                    left: LeftIconTitle(
                        icon: Icon.notification.image,
                        iconTintColor: Tint.blue.color,
                        title: "Уведомления"
                    ),
                    separator: .none,
                    didSelectHandler: { handler(.open(.notifications)) }
                )

                IconTitleItem(
                    differenceIdentifier: "articles",
                    left: LeftIconTitle(
                        icon: Icon.article.image,
                        iconTintColor: Tint.blue.color,
                        title: "Статьи"
                    ),
                    separator: .none,
                    didSelectHandler: { handler(.open(.articles)) }
                )
            },
            layout: CollectionViewSectionLayout(
                insets: UIEdgeInsets(
                    top: .l,
                    left: .zero,
                    bottom: .l,
                    right: .zero
                )
            )
        )
    }

    private func makePushNotificationSection(
        state: CellListState,
        handler: @escaping ActionHandler
    ) -> CollectionViewSection {
        CollectionViewSection(
            differenceIdentifier: "push",
            header: SectionLargeHeader(
                content: SectionLargeHeaderContent(title: "PUSH-уведомления")
            ),
            items: {
                CheckboxItem(
                    differenceIdentifier: "views",
                    left: LeftCheckbox(
                        title: "Просмотры вашего резюме",
                        isOn: state.isNotifiedOfViews
                    ),
                    separator: .left56Right16,
                    didSelectHandler: { handler(.toggleViews) }
                )

                CheckboxItem(
                    differenceIdentifier: "invitations",
                    left: LeftCheckbox(
                        title: "Приглашения на вакансию",
                        isOn: state.isNotifiedOfInvitations
                    ),
                    separator: .left56Right16,
                    didSelectHandler: { handler(.toggleInvitations) }
                )
            }
        )
    }
}

extension CellListStateMapper {
    /// Returns the view state for a business state. `handler` receives the user's actions.
    func mapToState(_ state: CellListState, handler: @escaping ActionHandler) -> CellListViewState {
        CellListViewState(
            collection: CollectionViewState(sections: {
                makeMainSection(handler: handler)
                makeMenuSection(handler: handler)
                makePushNotificationSection(state: state, handler: handler)
            })
        )
    }
}
