// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// Lines with what stands at their ends, and no right part.
public typealias LinesItem = LeftRightItem<LeftLines, RightEmpty>

/// Lines with what stands at their ends at the left, a detail at the right.
public typealias LinesDetailItem = LeftRightItem<LeftLines, RightDetail>

/// Lines with what stands at their ends at the left, a detail with a chevron at the right.
public typealias LinesDetailChevronItem = LeftRightItem<LeftLines, RightDetailChevron>

/// Lines with what stands at their ends at the left, a chevron at the right.
public typealias LinesChevronItem = LeftRightItem<LeftLines, RightChevron>

/// Lines with what stands at their ends at the left, a badge at the right.
public typealias LinesBadgeItem = LeftRightItem<LeftLines, RightBadge>

/// Lines with what stands at their ends at the left, a badge with a chevron at the right.
public typealias LinesBadgeChevronItem = LeftRightItem<LeftLines, RightBadgeChevron>

/// Lines with what stands at their ends at the left, an icon at the right.
public typealias LinesIconItem = LeftRightItem<LeftLines, RightIcon>

/// Lines with what stands at their ends at the left, an icon button at the right.
public typealias LinesIconButtonItem = LeftRightItem<LeftLines, RightIconButton>

/// Lines with what stands at their ends at the left, a switch at the right.
public typealias LinesToggleItem = LeftRightItem<LeftLines, RightToggle>

/// Lines with what stands at their ends at the left, a number with a stepper at the right.
public typealias LinesStepperItem = LeftRightItem<LeftLines, RightStepper>

/// Lines with what stands at their ends at the left, a progress bar at the right.
public typealias LinesProgressItem = LeftRightItem<LeftLines, RightProgress>

/// Lines with what stands at their ends at the left, a spinning wheel at the right.
public typealias LinesActivityItem = LeftRightItem<LeftLines, RightActivity>

/// Lines with what stands at their ends at the left, a check mark at the right.
public typealias LinesCheckmarkItem = LeftRightItem<LeftLines, RightCheckmark>

/// Lines with what stands at their ends at the left, a detail with a subtitle at the right.
public typealias LinesDetailSubtitleItem = LeftRightItem<LeftLines, RightDetailSubtitle>

/// Lines with what stands at their ends at the left, a text button at the right.
public typealias LinesTextButtonItem = LeftRightItem<LeftLines, RightTextButton>

/// Lines with what stands at their ends at the left, a dot at the right.
public typealias LinesDotItem = LeftRightItem<LeftLines, RightDot>

/// Lines with what stands at their ends at the left, a slider at the right.
public typealias LinesSliderItem = LeftRightItem<LeftLines, RightSlider>

/// Lines with what stands at their ends at the left, a segmented control at the right.
public typealias LinesSegmentsItem = LeftRightItem<LeftLines, RightSegments>

/// Lines with what stands at their ends at the left, a menu button at the right.
public typealias LinesMenuItem = LeftRightItem<LeftLines, RightMenu>

/// Lines with what stands at their ends at the left, a progress bar with a text at the right.
public typealias LinesProgressTextItem = LeftRightItem<LeftLines, RightProgressText>

/// Lines with what stands at their ends at the left, a progress ring at the right.
public typealias LinesProgressRingItem = LeftRightItem<LeftLines, RightProgressRing>

/// Lines with what stands at their ends at the left, a rating in stars at the right.
public typealias LinesStarsItem = LeftRightItem<LeftLines, RightStars>

/// Lines with what stands at their ends at the left, a date picker at the right.
public typealias LinesDateItem = LeftRightItem<LeftLines, RightDate>

/// Lines with what stands at their ends at the left, a view of your own at the right.
public typealias LinesCustomItem<RightHosted: ContainerContent> = LeftRightItem<LeftLines, RightCustom<RightHosted>>
