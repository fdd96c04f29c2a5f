// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A view of your own, and no right part.
public typealias CustomItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightEmpty>

/// A view of your own at the left, a detail at the right.
public typealias CustomDetailItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightDetail>

/// A view of your own at the left, a detail with a chevron at the right.
public typealias CustomDetailChevronItem<LeftHosted: ContainerContent> =
    LeftRightItem<LeftCustom<LeftHosted>, RightDetailChevron>

/// A view of your own at the left, a chevron at the right.
public typealias CustomChevronItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightChevron>

/// A view of your own at the left, a badge at the right.
public typealias CustomBadgeItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightBadge>

/// A view of your own at the left, a badge with a chevron at the right.
public typealias CustomBadgeChevronItem<LeftHosted: ContainerContent> =
    LeftRightItem<LeftCustom<LeftHosted>, RightBadgeChevron>

/// A view of your own at the left, an icon at the right.
public typealias CustomIconItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightIcon>

/// A view of your own at the left, an icon button at the right.
public typealias CustomIconButtonItem<LeftHosted: ContainerContent> =
    LeftRightItem<LeftCustom<LeftHosted>, RightIconButton>

/// A view of your own at the left, a switch at the right.
public typealias CustomToggleItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightToggle>

/// A view of your own at the left, a number with a stepper at the right.
public typealias CustomStepperItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightStepper>

/// A view of your own at the left, a progress bar at the right.
public typealias CustomProgressItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightProgress>

/// A view of your own at the left, a spinning wheel at the right.
public typealias CustomActivityItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightActivity>

/// A view of your own at the left, a check mark at the right.
public typealias CustomCheckmarkItem<LeftHosted: ContainerContent> =
    LeftRightItem<LeftCustom<LeftHosted>, RightCheckmark>

/// A view of your own at the left, a detail with a subtitle at the right.
public typealias CustomDetailSubtitleItem<LeftHosted: ContainerContent> =
    LeftRightItem<LeftCustom<LeftHosted>, RightDetailSubtitle>

/// A view of your own at the left, a text button at the right.
public typealias CustomTextButtonItem<LeftHosted: ContainerContent> =
    LeftRightItem<LeftCustom<LeftHosted>, RightTextButton>

/// A view of your own at the left, a dot at the right.
public typealias CustomDotItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightDot>

/// A view of your own at the left, a slider at the right.
public typealias CustomSliderItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightSlider>

/// A view of your own at the left, a segmented control at the right.
public typealias CustomSegmentsItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightSegments>

/// A view of your own at the left, a menu button at the right.
public typealias CustomMenuItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightMenu>

/// A view of your own at the left, a progress bar with a text at the right.
public typealias CustomProgressTextItem<LeftHosted: ContainerContent> =
    LeftRightItem<LeftCustom<LeftHosted>, RightProgressText>

/// A view of your own at the left, a progress ring at the right.
public typealias CustomProgressRingItem<LeftHosted: ContainerContent> =
    LeftRightItem<LeftCustom<LeftHosted>, RightProgressRing>

/// A view of your own at the left, a rating in stars at the right.
public typealias CustomStarsItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightStars>

/// A view of your own at the left, a date picker at the right.
public typealias CustomDateItem<LeftHosted: ContainerContent> = LeftRightItem<LeftCustom<LeftHosted>, RightDate>

/// A view of your own at the left, a view of your own at the right.
public typealias CustomCustomItem<LeftHosted: ContainerContent, RightHosted: ContainerContent> =
    LeftRightItem<LeftCustom<LeftHosted>, RightCustom<RightHosted>>
