// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A title, and no right part.
public typealias TitleItem = LeftRightItem<LeftTitle, RightEmpty>

/// A title at the left, a detail at the right.
public typealias TitleDetailItem = LeftRightItem<LeftTitle, RightDetail>

/// A title at the left, a detail with a chevron at the right.
public typealias TitleDetailChevronItem = LeftRightItem<LeftTitle, RightDetailChevron>

/// A title at the left, a chevron at the right.
public typealias TitleChevronItem = LeftRightItem<LeftTitle, RightChevron>

/// A title at the left, a badge at the right.
public typealias TitleBadgeItem = LeftRightItem<LeftTitle, RightBadge>

/// A title at the left, a badge with a chevron at the right.
public typealias TitleBadgeChevronItem = LeftRightItem<LeftTitle, RightBadgeChevron>

/// A title at the left, an icon at the right.
public typealias TitleIconItem = LeftRightItem<LeftTitle, RightIcon>

/// A title at the left, an icon button at the right.
public typealias TitleIconButtonItem = LeftRightItem<LeftTitle, RightIconButton>

/// A title at the left, a switch at the right.
public typealias TitleToggleItem = LeftRightItem<LeftTitle, RightToggle>

/// A title at the left, a number with a stepper at the right.
public typealias TitleStepperItem = LeftRightItem<LeftTitle, RightStepper>

/// A title at the left, a progress bar at the right.
public typealias TitleProgressItem = LeftRightItem<LeftTitle, RightProgress>

/// A title at the left, a spinning wheel at the right.
public typealias TitleActivityItem = LeftRightItem<LeftTitle, RightActivity>

/// A title at the left, a view of your own at the right.
public typealias TitleCustomItem<RightHosted: ContainerContent> = LeftRightItem<LeftTitle, RightCustom<RightHosted>>
