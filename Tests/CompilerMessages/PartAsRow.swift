import Honeycomb

@MainActor
func leftPart() -> CollectionViewSection {
    CollectionViewSection(differenceIdentifier: "a") {
        // error: a left part is no row; write TitleItem(left: LeftTitle(…))
        LeftTitle(title: "A")
    }
}

@MainActor
func rightPart() -> CollectionViewSection {
    CollectionViewSection(differenceIdentifier: "a") {
        // error: a right part is no row
        RightDetail(text: "A")
    }
}
