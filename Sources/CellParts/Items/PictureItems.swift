// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// A picture with up to three lines, and no right part.
public typealias PictureItem = LeftRightItem<LeftPicture, RightEmpty>

/// A picture with up to three lines at the left, a detail at the right.
public typealias PictureDetailItem = LeftRightItem<LeftPicture, RightDetail>

/// A picture with up to three lines at the left, a detail with a chevron at the right.
public typealias PictureDetailChevronItem = LeftRightItem<LeftPicture, RightDetailChevron>

/// A picture with up to three lines at the left, a chevron at the right.
public typealias PictureChevronItem = LeftRightItem<LeftPicture, RightChevron>

/// A picture with up to three lines at the left, a badge at the right.
public typealias PictureBadgeItem = LeftRightItem<LeftPicture, RightBadge>

/// A picture with up to three lines at the left, a badge with a chevron at the right.
public typealias PictureBadgeChevronItem = LeftRightItem<LeftPicture, RightBadgeChevron>

/// A picture with up to three lines at the left, an icon at the right.
public typealias PictureIconItem = LeftRightItem<LeftPicture, RightIcon>

/// A picture with up to three lines at the left, an icon button at the right.
public typealias PictureIconButtonItem = LeftRightItem<LeftPicture, RightIconButton>

/// A picture with up to three lines at the left, a switch at the right.
public typealias PictureToggleItem = LeftRightItem<LeftPicture, RightToggle>

/// A picture with up to three lines at the left, a number with a stepper at the right.
public typealias PictureStepperItem = LeftRightItem<LeftPicture, RightStepper>

/// A picture with up to three lines at the left, a progress bar at the right.
public typealias PictureProgressItem = LeftRightItem<LeftPicture, RightProgress>

/// A picture with up to three lines at the left, a spinning wheel at the right.
public typealias PictureActivityItem = LeftRightItem<LeftPicture, RightActivity>

/// A picture with up to three lines at the left, a check mark at the right.
public typealias PictureCheckmarkItem = LeftRightItem<LeftPicture, RightCheckmark>

/// A picture with up to three lines at the left, a detail with a subtitle at the right.
public typealias PictureDetailSubtitleItem = LeftRightItem<LeftPicture, RightDetailSubtitle>

/// A picture with up to three lines at the left, a text button at the right.
public typealias PictureTextButtonItem = LeftRightItem<LeftPicture, RightTextButton>

/// A picture with up to three lines at the left, a dot at the right.
public typealias PictureDotItem = LeftRightItem<LeftPicture, RightDot>

/// A picture with up to three lines at the left, a slider at the right.
public typealias PictureSliderItem = LeftRightItem<LeftPicture, RightSlider>

/// A picture with up to three lines at the left, a segmented control at the right.
public typealias PictureSegmentsItem = LeftRightItem<LeftPicture, RightSegments>

/// A picture with up to three lines at the left, a menu button at the right.
public typealias PictureMenuItem = LeftRightItem<LeftPicture, RightMenu>

/// A picture with up to three lines at the left, a progress bar with a text at the right.
public typealias PictureProgressTextItem = LeftRightItem<LeftPicture, RightProgressText>

/// A picture with up to three lines at the left, a progress ring at the right.
public typealias PictureProgressRingItem = LeftRightItem<LeftPicture, RightProgressRing>

/// A picture with up to three lines at the left, a rating in stars at the right.
public typealias PictureStarsItem = LeftRightItem<LeftPicture, RightStars>

/// A picture with up to three lines at the left, a date picker at the right.
public typealias PictureDateItem = LeftRightItem<LeftPicture, RightDate>

/// A picture with up to three lines at the left, a view of your own at the right.
public typealias PictureCustomItem<RightHosted: ContainerContent> = LeftRightItem<LeftPicture, RightCustom<RightHosted>>
