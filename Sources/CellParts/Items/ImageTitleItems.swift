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

/// An image with a title at the left, a check mark at the right.
public typealias ImageTitleCheckmarkItem = LeftRightItem<LeftImageTitle, RightCheckmark>

/// An image with a title at the left, a detail with a subtitle at the right.
public typealias ImageTitleDetailSubtitleItem = LeftRightItem<LeftImageTitle, RightDetailSubtitle>

/// An image with a title at the left, a text button at the right.
public typealias ImageTitleTextButtonItem = LeftRightItem<LeftImageTitle, RightTextButton>

/// An image with a title at the left, a dot at the right.
public typealias ImageTitleDotItem = LeftRightItem<LeftImageTitle, RightDot>

/// An image with a title at the left, a slider at the right.
public typealias ImageTitleSliderItem = LeftRightItem<LeftImageTitle, RightSlider>

/// An image with a title at the left, a segmented control at the right.
public typealias ImageTitleSegmentsItem = LeftRightItem<LeftImageTitle, RightSegments>

/// An image with a title at the left, a menu button at the right.
public typealias ImageTitleMenuItem = LeftRightItem<LeftImageTitle, RightMenu>

/// An image with a title at the left, a progress bar with a text at the right.
public typealias ImageTitleProgressTextItem = LeftRightItem<LeftImageTitle, RightProgressText>

/// An image with a title at the left, a progress ring at the right.
public typealias ImageTitleProgressRingItem = LeftRightItem<LeftImageTitle, RightProgressRing>

/// An image with a title at the left, a rating in stars at the right.
public typealias ImageTitleStarsItem = LeftRightItem<LeftImageTitle, RightStars>

/// An image with a title at the left, a date picker at the right.
public typealias ImageTitleDateItem = LeftRightItem<LeftImageTitle, RightDate>

/// An image with a title at the left, a view of your own at the right.
public typealias ImageTitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftImageTitle, RightCustom<RightHosted>>
