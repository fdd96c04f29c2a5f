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

/// A title at the left, a check mark at the right.
public typealias TitleCheckmarkItem = LeftRightItem<LeftTitle, RightCheckmark>

/// A title at the left, a detail with a subtitle at the right.
public typealias TitleDetailSubtitleItem = LeftRightItem<LeftTitle, RightDetailSubtitle>

/// A title at the left, a text button at the right.
public typealias TitleTextButtonItem = LeftRightItem<LeftTitle, RightTextButton>

/// A title at the left, a dot at the right.
public typealias TitleDotItem = LeftRightItem<LeftTitle, RightDot>

/// A title at the left, a slider at the right.
public typealias TitleSliderItem = LeftRightItem<LeftTitle, RightSlider>

/// A title at the left, a segmented control at the right.
public typealias TitleSegmentsItem = LeftRightItem<LeftTitle, RightSegments>

/// A title at the left, a menu button at the right.
public typealias TitleMenuItem = LeftRightItem<LeftTitle, RightMenu>

/// A title at the left, a progress bar with a text at the right.
public typealias TitleProgressTextItem = LeftRightItem<LeftTitle, RightProgressText>

/// A title at the left, a progress ring at the right.
public typealias TitleProgressRingItem = LeftRightItem<LeftTitle, RightProgressRing>

/// A title at the left, a rating in stars at the right.
public typealias TitleStarsItem = LeftRightItem<LeftTitle, RightStars>

/// A title at the left, a date picker at the right.
public typealias TitleDateItem = LeftRightItem<LeftTitle, RightDate>

/// A title at the left, a view of your own at the right.
public typealias TitleCustomItem<RightHosted: ContainerContent> = LeftRightItem<LeftTitle, RightCustom<RightHosted>>
