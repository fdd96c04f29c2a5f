import Honeycomb

@MainActor
func wrongLabel() -> CollectionViewSection {
    CollectionViewSection(differenceIdentifier: "a") {
        TitleItem(differenceIdentifier: "a", left: LeftTitle(title: "A"))
        // error: extra argument 'identifier'
        TitleDetailItem(identifier: "b", left: LeftTitle(title: "B"), right: RightDetail(text: "1"))
    }
}

@MainActor
func wrongLabelOfPart() -> CollectionViewSection {
    CollectionViewSection(differenceIdentifier: "a") {
        // error: missing argument for parameter 'title'
        TitleItem(differenceIdentifier: "a", left: LeftTitle(text: "A"))
    }
}

@MainActor
func missingPart() -> TitleDetailItem {
    // error: the argument 'right:' is missing
    TitleDetailItem(left: LeftTitle(title: "A"))
}
