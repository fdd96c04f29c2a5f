import DeclarativeCollections

extension CollectionViewItemsBuilder {
    /// Unavailable: a part is no row.
    @available(
        *,
        unavailable,
        message: "a left part is no row; write TitleItem(left: LeftTitle(…)) or another item with it"
    )
    public static func buildExpression(_ part: some LeftContent) -> [CollectionViewDiffableItem] { [] }

    /// Unavailable: a part is no row.
    @available(
        *,
        unavailable,
        message:
            "a right part is no row; write TitleDetailItem(left: LeftTitle(…), right: RightDetail(…)) or another item with it"
    )
    public static func buildExpression(_ part: some RightContent) -> [CollectionViewDiffableItem] { [] }
}
