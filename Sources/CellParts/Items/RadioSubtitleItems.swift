// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A radio button with a title and a subtitle, and no right part.
public typealias RadioSubtitleItem = LeftRightItem<LeftRadioSubtitle, RightEmpty>

/// A radio button with a title and a subtitle at the left, a detail at the right.
public typealias RadioSubtitleDetailItem = LeftRightItem<LeftRadioSubtitle, RightDetail>

/// A radio button with a title and a subtitle at the left, a detail with a chevron at the right.
public typealias RadioSubtitleDetailChevronItem = LeftRightItem<LeftRadioSubtitle, RightDetailChevron>

/// A radio button with a title and a subtitle at the left, a chevron at the right.
public typealias RadioSubtitleChevronItem = LeftRightItem<LeftRadioSubtitle, RightChevron>

/// A radio button with a title and a subtitle at the left, a badge at the right.
public typealias RadioSubtitleBadgeItem = LeftRightItem<LeftRadioSubtitle, RightBadge>

/// A radio button with a title and a subtitle at the left, a badge with a chevron at the right.
public typealias RadioSubtitleBadgeChevronItem = LeftRightItem<LeftRadioSubtitle, RightBadgeChevron>

/// A radio button with a title and a subtitle at the left, an icon at the right.
public typealias RadioSubtitleIconItem = LeftRightItem<LeftRadioSubtitle, RightIcon>

/// A radio button with a title and a subtitle at the left, an icon button at the right.
public typealias RadioSubtitleIconButtonItem = LeftRightItem<LeftRadioSubtitle, RightIconButton>

/// A radio button with a title and a subtitle at the left, a number with a stepper at the right.
public typealias RadioSubtitleStepperItem = LeftRightItem<LeftRadioSubtitle, RightStepper>

/// A radio button with a title and a subtitle at the left, a progress bar at the right.
public typealias RadioSubtitleProgressItem = LeftRightItem<LeftRadioSubtitle, RightProgress>

/// A radio button with a title and a subtitle at the left, a spinning wheel at the right.
public typealias RadioSubtitleActivityItem = LeftRightItem<LeftRadioSubtitle, RightActivity>

/// A radio button with a title and a subtitle at the left, a detail with a subtitle at the right.
public typealias RadioSubtitleDetailSubtitleItem = LeftRightItem<LeftRadioSubtitle, RightDetailSubtitle>

/// A radio button with a title and a subtitle at the left, a text button at the right.
public typealias RadioSubtitleTextButtonItem = LeftRightItem<LeftRadioSubtitle, RightTextButton>

/// A radio button with a title and a subtitle at the left, a dot at the right.
public typealias RadioSubtitleDotItem = LeftRightItem<LeftRadioSubtitle, RightDot>

/// A radio button with a title and a subtitle at the left, a slider at the right.
public typealias RadioSubtitleSliderItem = LeftRightItem<LeftRadioSubtitle, RightSlider>

/// A radio button with a title and a subtitle at the left, a segmented control at the right.
public typealias RadioSubtitleSegmentsItem = LeftRightItem<LeftRadioSubtitle, RightSegments>

/// A radio button with a title and a subtitle at the left, a menu button at the right.
public typealias RadioSubtitleMenuItem = LeftRightItem<LeftRadioSubtitle, RightMenu>

/// A radio button with a title and a subtitle at the left, a progress bar with a text at the right.
public typealias RadioSubtitleProgressTextItem = LeftRightItem<LeftRadioSubtitle, RightProgressText>

/// A radio button with a title and a subtitle at the left, a progress ring at the right.
public typealias RadioSubtitleProgressRingItem = LeftRightItem<LeftRadioSubtitle, RightProgressRing>

/// A radio button with a title and a subtitle at the left, a rating in stars at the right.
public typealias RadioSubtitleStarsItem = LeftRightItem<LeftRadioSubtitle, RightStars>

/// A radio button with a title and a subtitle at the left, a date picker at the right.
public typealias RadioSubtitleDateItem = LeftRightItem<LeftRadioSubtitle, RightDate>

/// A radio button with a title and a subtitle at the left, a view of your own at the right.
public typealias RadioSubtitleCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftRadioSubtitle, RightCustom<RightHosted>>
