// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// An icon with a title, and no right part.
public typealias IconTitleItem = LeftRightItem<LeftIconTitle, RightEmpty>

/// An icon with a title at the left, a detail at the right.
public typealias IconTitleDetailItem = LeftRightItem<LeftIconTitle, RightDetail>

/// An icon with a title at the left, a detail with a chevron at the right.
public typealias IconTitleDetailChevronItem = LeftRightItem<LeftIconTitle, RightDetailChevron>

/// An icon with a title at the left, a chevron at the right.
public typealias IconTitleChevronItem = LeftRightItem<LeftIconTitle, RightChevron>

/// An icon with a title at the left, a badge at the right.
public typealias IconTitleBadgeItem = LeftRightItem<LeftIconTitle, RightBadge>

/// An icon with a title at the left, a badge with a chevron at the right.
public typealias IconTitleBadgeChevronItem = LeftRightItem<LeftIconTitle, RightBadgeChevron>

/// An icon with a title at the left, an icon at the right.
public typealias IconTitleIconItem = LeftRightItem<LeftIconTitle, RightIcon>

/// An icon with a title at the left, an icon button at the right.
public typealias IconTitleIconButtonItem = LeftRightItem<LeftIconTitle, RightIconButton>

/// An icon with a title at the left, a switch at the right.
public typealias IconTitleToggleItem = LeftRightItem<LeftIconTitle, RightToggle>

/// An icon with a title at the left, a number with a stepper at the right.
public typealias IconTitleStepperItem = LeftRightItem<LeftIconTitle, RightStepper>

/// An icon with a title at the left, a progress bar at the right.
public typealias IconTitleProgressItem = LeftRightItem<LeftIconTitle, RightProgress>

/// An icon with a title at the left, a spinning wheel at the right.
public typealias IconTitleActivityItem = LeftRightItem<LeftIconTitle, RightActivity>

/// An icon with a title at the left, a check mark at the right.
public typealias IconTitleCheckmarkItem = LeftRightItem<LeftIconTitle, RightCheckmark>

/// An icon with a title at the left, a detail with a subtitle at the right.
public typealias IconTitleDetailSubtitleItem = LeftRightItem<LeftIconTitle, RightDetailSubtitle>

/// An icon with a title at the left, a text button at the right.
public typealias IconTitleTextButtonItem = LeftRightItem<LeftIconTitle, RightTextButton>

/// An icon with a title at the left, a dot at the right.
public typealias IconTitleDotItem = LeftRightItem<LeftIconTitle, RightDot>

/// An icon with a title at the left, a slider at the right.
public typealias IconTitleSliderItem = LeftRightItem<LeftIconTitle, RightSlider>

/// An icon with a title at the left, a segmented control at the right.
public typealias IconTitleSegmentsItem = LeftRightItem<LeftIconTitle, RightSegments>

/// An icon with a title at the left, a menu button at the right.
public typealias IconTitleMenuItem = LeftRightItem<LeftIconTitle, RightMenu>

/// An icon with a title at the left, a progress bar with a text at the right.
public typealias IconTitleProgressTextItem = LeftRightItem<LeftIconTitle, RightProgressText>

/// An icon with a title at the left, a progress ring at the right.
public typealias IconTitleProgressRingItem = LeftRightItem<LeftIconTitle, RightProgressRing>

/// An icon with a title at the left, a rating in stars at the right.
public typealias IconTitleStarsItem = LeftRightItem<LeftIconTitle, RightStars>

/// An icon with a title at the left, a date picker at the right.
public typealias IconTitleDateItem = LeftRightItem<LeftIconTitle, RightDate>

/// An icon with a title at the left, a view of your own at the right.
public typealias IconTitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftIconTitle, RightCustom<RightHosted>>
