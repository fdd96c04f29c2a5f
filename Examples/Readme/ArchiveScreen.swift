import Honeycomb

@MainActor
final class ArchiveModel {
    var posts: [Post] = []
    var isExpanded = true
    var didChange: () -> Void = {}

    var deleted: [Int] = []

    func delete(_ post: Post) { deleted.append(post.id) }
    func pin(_ post: Post) {}
}

@MainActor
func archiveState(of model: ArchiveModel) -> CollectionViewState {
    CollectionViewState(sections: {
        CollectionViewSection(
            differenceIdentifier: "archive",
            header: SectionDetailedHeader(
                content: SectionDetailedHeaderContent(
                    title: "Archive",
                    count: model.posts.count,
                    size: .large,
                    isExpanded: model.isExpanded,
                    didToggleHandler: { isExpanded in
                        model.isExpanded = isExpanded
                        model.didChange()
                    }
                )
            )
        ) {
            for post in model.posts {
                TitleSubtitleItem(
                    differenceIdentifier: post.id,
                    left: LeftTitleSubtitle(title: post.title, subtitle: post.summary)
                )
                .leadingSwipeActions([SwipeAction(title: "Pin") { model.pin(post) }])
                .trailingSwipeActions([
                    SwipeAction(title: "Delete", image: Icon.delete.image, style: .destructive) { model.delete(post) }
                ])
            }
        }
        .collapsed(!model.isExpanded)
    })
}
