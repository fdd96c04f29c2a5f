import Honeycomb

struct Post: Identifiable {
    let id: Int
    var title: String
    var summary: String
}

@MainActor
final class FeedModel {
    var posts: [Post] = []
    var selected: Set<Int> = []

    func reload() async {}
    func loadMore() async {}
    func delete(_ post: Post) {}
}

@MainActor
func feedState(of model: FeedModel) -> CollectionViewState {
    CollectionViewState(
        selection: .multiple(model.selected) { model.selected = $0.identifiers(of: Int.self) },
        sections: {
            CollectionViewSection(
                differenceIdentifier: "posts",
                items: {
                    for post in model.posts {
                        ImageTitleSubtitleItem(
                            differenceIdentifier: post.id,
                            left: LeftImageTitleSubtitle(
                                image: .local(Icon.avatar.image),
                                title: post.title,
                                subtitle: post.summary
                            )
                        )
                        .contextMenu {
                            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                                UIMenu(children: [UIAction(title: "Delete") { _ in model.delete(post) }])
                            }
                        }
                    }
                },
                layout: CollectionViewSectionLayout(
                    insets: UIEdgeInsets(top: .m, left: .m, bottom: .m, right: .m),
                    columns: .adaptive(minWidth: 320)
                ),
                background: CollectionViewSectionBackground(color: .secondarySystemBackground, cornerRadius: 12),
                emptyItem: TitleItem(left: LeftTitle(title: "Nobody has written anything yet"))
            )
        }
    )
    .refresh { await model.reload() }
    .didReachEnd(within: .screens(1)) { await model.loadMore() }
}
