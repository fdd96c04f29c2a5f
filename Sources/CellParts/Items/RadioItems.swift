// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A radio button with a title, and no right part.
public typealias RadioItem = LeftRightItem<LeftRadio, RightEmpty>

/// A radio button with a title at the left, a detail at the right.
public typealias RadioDetailItem = LeftRightItem<LeftRadio, RightDetail>

/// A radio button with a title at the left, a detail with a chevron at the right.
public typealias RadioDetailChevronItem = LeftRightItem<LeftRadio, RightDetailChevron>

/// A radio button with a title at the left, a chevron at the right.
public typealias RadioChevronItem = LeftRightItem<LeftRadio, RightChevron>

/// A radio button with a title at the left, a badge at the right.
public typealias RadioBadgeItem = LeftRightItem<LeftRadio, RightBadge>

/// A radio button with a title at the left, a badge with a chevron at the right.
public typealias RadioBadgeChevronItem = LeftRightItem<LeftRadio, RightBadgeChevron>

/// A radio button with a title at the left, an icon at the right.
public typealias RadioIconItem = LeftRightItem<LeftRadio, RightIcon>

/// A radio button with a title at the left, an icon button at the right.
public typealias RadioIconButtonItem = LeftRightItem<LeftRadio, RightIconButton>

/// A radio button with a title at the left, a number with a stepper at the right.
public typealias RadioStepperItem = LeftRightItem<LeftRadio, RightStepper>

/// A radio button with a title at the left, a progress bar at the right.
public typealias RadioProgressItem = LeftRightItem<LeftRadio, RightProgress>

/// A radio button with a title at the left, a spinning wheel at the right.
public typealias RadioActivityItem = LeftRightItem<LeftRadio, RightActivity>

/// A radio button with a title at the left, a detail with a subtitle at the right.
public typealias RadioDetailSubtitleItem = LeftRightItem<LeftRadio, RightDetailSubtitle>

/// A radio button with a title at the left, a text button at the right.
public typealias RadioTextButtonItem = LeftRightItem<LeftRadio, RightTextButton>

/// A radio button with a title at the left, a dot at the right.
public typealias RadioDotItem = LeftRightItem<LeftRadio, RightDot>

/// A radio button with a title at the left, a slider at the right.
public typealias RadioSliderItem = LeftRightItem<LeftRadio, RightSlider>

/// A radio button with a title at the left, a segmented control at the right.
public typealias RadioSegmentsItem = LeftRightItem<LeftRadio, RightSegments>

/// A radio button with a title at the left, a menu button at the right.
public typealias RadioMenuItem = LeftRightItem<LeftRadio, RightMenu>

/// A radio button with a title at the left, a progress bar with a text at the right.
public typealias RadioProgressTextItem = LeftRightItem<LeftRadio, RightProgressText>

/// A radio button with a title at the left, a progress ring at the right.
public typealias RadioProgressRingItem = LeftRightItem<LeftRadio, RightProgressRing>

/// A radio button with a title at the left, a rating in stars at the right.
public typealias RadioStarsItem = LeftRightItem<LeftRadio, RightStars>

/// A radio button with a title at the left, a date picker at the right.
public typealias RadioDateItem = LeftRightItem<LeftRadio, RightDate>

/// A radio button with a title at the left, a view of your own at the right.
public typealias RadioCustomItem<RightHosted: ContainerContent> = LeftRightItem<LeftRadio, RightCustom<RightHosted>>
