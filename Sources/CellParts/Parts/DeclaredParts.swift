import ContainerCells

/// The parts of the design system in the order of the sheet. A new part is declared in its own file and listed here.
public enum DeclaredParts {

    /// The left parts, from top to bottom.
    public static var lefts: [any (LeftContent & DeclaredPart).Type] {
        [
            LeftTitle.self, LeftTitleSubtitle.self, LeftIconTitle.self, LeftIconTitleSubtitle.self,
            LeftImageTitle.self, LeftImageTitleSubtitle.self, LeftCheckbox.self, LeftCheckboxSubtitle.self,
            LeftRadio.self, LeftTextField.self,
        ]
    }

    /// The right parts, from left to right.
    public static var rights: [any (RightContent & DeclaredPart).Type] {
        [
            RightEmpty.self, RightDetail.self, RightDetailChevron.self, RightChevron.self,
            RightBadge.self, RightBadgeChevron.self, RightIcon.self, RightIconButton.self, RightToggle.self,
            RightStepper.self, RightProgress.self, RightActivity.self,
        ]
    }

    /// The headers of sections.
    public static var headers: [any (ContainerContent & DeclaredPart).Type] {
        [SectionLargeHeaderContent.self, SectionSmallHeaderContent.self, SectionActionHeaderContent.self]
    }

    /// The footers of sections.
    public static var footers: [any (ContainerContent & DeclaredPart).Type] {
        [SectionTextFooterContent.self, SectionLinkFooterContent.self]
    }
}
