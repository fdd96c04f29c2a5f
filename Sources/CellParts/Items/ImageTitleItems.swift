// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// An image with a title, and no right part.
public typealias ImageTitleItem = LeftRightItem<LeftImageTitle, RightEmpty>

/// An image with a title at the left, a detail at the right.
public typealias ImageTitleDetailItem = LeftRightItem<LeftImageTitle, RightDetail>

/// An image with a title at the left, a detail with a chevron at the right.
public typealias ImageTitleDetailChevronItem = LeftRightItem<LeftImageTitle, RightDetailChevron>

/// An image with a title at the left, a chevron at the right.
public typealias ImageTitleChevronItem = LeftRightItem<LeftImageTitle, RightChevron>

/// An image with a title at the left, a badge at the right.
public typealias ImageTitleBadgeItem = LeftRightItem<LeftImageTitle, RightBadge>

/// An image with a title at the left, a badge with a chevron at the right.
public typealias ImageTitleBadgeChevronItem = LeftRightItem<LeftImageTitle, RightBadgeChevron>

/// An image with a title at the left, an icon at the right.
public typealias ImageTitleIconItem = LeftRightItem<LeftImageTitle, RightIcon>

/// An image with a title at the left, an icon button at the right.
public typealias ImageTitleIconButtonItem = LeftRightItem<LeftImageTitle, RightIconButton>

/// An image with a title at the left, a switch at the right.
public typealias ImageTitleToggleItem = LeftRightItem<LeftImageTitle, RightToggle>

/// An image with a title at the left, a number with a stepper at the right.
public typealias ImageTitleStepperItem = LeftRightItem<LeftImageTitle, RightStepper>

/// An image with a title at the left, a progress bar at the right.
public typealias ImageTitleProgressItem = LeftRightItem<LeftImageTitle, RightProgress>

/// An image with a title at the left, a spinning wheel at the right.
public typealias ImageTitleActivityItem = LeftRightItem<LeftImageTitle, RightActivity>

/// An image with a title at the left, a view of your own at the right.
public typealias ImageTitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftImageTitle, RightCustom<RightHosted>>
