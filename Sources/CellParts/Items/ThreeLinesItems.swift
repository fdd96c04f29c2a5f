// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// Three lines, and no right part.
public typealias ThreeLinesItem = LeftRightItem<LeftThreeLines, RightEmpty>

/// Three lines at the left, a detail at the right.
public typealias ThreeLinesDetailItem = LeftRightItem<LeftThreeLines, RightDetail>

/// Three lines at the left, a detail with a chevron at the right.
public typealias ThreeLinesDetailChevronItem = LeftRightItem<LeftThreeLines, RightDetailChevron>

/// Three lines at the left, a chevron at the right.
public typealias ThreeLinesChevronItem = LeftRightItem<LeftThreeLines, RightChevron>

/// Three lines at the left, a badge at the right.
public typealias ThreeLinesBadgeItem = LeftRightItem<LeftThreeLines, RightBadge>

/// Three lines at the left, a badge with a chevron at the right.
public typealias ThreeLinesBadgeChevronItem = LeftRightItem<LeftThreeLines, RightBadgeChevron>

/// Three lines at the left, an icon at the right.
public typealias ThreeLinesIconItem = LeftRightItem<LeftThreeLines, RightIcon>

/// Three lines at the left, an icon button at the right.
public typealias ThreeLinesIconButtonItem = LeftRightItem<LeftThreeLines, RightIconButton>

/// Three lines at the left, a switch at the right.
public typealias ThreeLinesToggleItem = LeftRightItem<LeftThreeLines, RightToggle>

/// Three lines at the left, a number with a stepper at the right.
public typealias ThreeLinesStepperItem = LeftRightItem<LeftThreeLines, RightStepper>

/// Three lines at the left, a progress bar at the right.
public typealias ThreeLinesProgressItem = LeftRightItem<LeftThreeLines, RightProgress>

/// Three lines at the left, a spinning wheel at the right.
public typealias ThreeLinesActivityItem = LeftRightItem<LeftThreeLines, RightActivity>

/// Three lines at the left, a check mark at the right.
public typealias ThreeLinesCheckmarkItem = LeftRightItem<LeftThreeLines, RightCheckmark>

/// Three lines at the left, a detail with a subtitle at the right.
public typealias ThreeLinesDetailSubtitleItem = LeftRightItem<LeftThreeLines, RightDetailSubtitle>

/// Three lines at the left, a text button at the right.
public typealias ThreeLinesTextButtonItem = LeftRightItem<LeftThreeLines, RightTextButton>

/// Three lines at the left, a dot at the right.
public typealias ThreeLinesDotItem = LeftRightItem<LeftThreeLines, RightDot>

/// Three lines at the left, a slider at the right.
public typealias ThreeLinesSliderItem = LeftRightItem<LeftThreeLines, RightSlider>

/// Three lines at the left, a segmented control at the right.
public typealias ThreeLinesSegmentsItem = LeftRightItem<LeftThreeLines, RightSegments>

/// Three lines at the left, a menu button at the right.
public typealias ThreeLinesMenuItem = LeftRightItem<LeftThreeLines, RightMenu>

/// Three lines at the left, a progress bar with a text at the right.
public typealias ThreeLinesProgressTextItem = LeftRightItem<LeftThreeLines, RightProgressText>

/// Three lines at the left, a progress ring at the right.
public typealias ThreeLinesProgressRingItem = LeftRightItem<LeftThreeLines, RightProgressRing>

/// Three lines at the left, a rating in stars at the right.
public typealias ThreeLinesStarsItem = LeftRightItem<LeftThreeLines, RightStars>

/// Three lines at the left, a date picker at the right.
public typealias ThreeLinesDateItem = LeftRightItem<LeftThreeLines, RightDate>

/// Three lines at the left, a view of your own at the right.
public typealias ThreeLinesCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftThreeLines, RightCustom<RightHosted>>
