// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// An icon on a tile with a title and a subtitle, and no right part.
public typealias TileItem = LeftRightItem<LeftTile, RightEmpty>

/// An icon on a tile with a title and a subtitle at the left, a detail at the right.
public typealias TileDetailItem = LeftRightItem<LeftTile, RightDetail>

/// An icon on a tile with a title and a subtitle at the left, a detail with a chevron at the right.
public typealias TileDetailChevronItem = LeftRightItem<LeftTile, RightDetailChevron>

/// An icon on a tile with a title and a subtitle at the left, a chevron at the right.
public typealias TileChevronItem = LeftRightItem<LeftTile, RightChevron>

/// An icon on a tile with a title and a subtitle at the left, a badge at the right.
public typealias TileBadgeItem = LeftRightItem<LeftTile, RightBadge>

/// An icon on a tile with a title and a subtitle at the left, a badge with a chevron at the right.
public typealias TileBadgeChevronItem = LeftRightItem<LeftTile, RightBadgeChevron>

/// An icon on a tile with a title and a subtitle at the left, an icon at the right.
public typealias TileIconItem = LeftRightItem<LeftTile, RightIcon>

/// An icon on a tile with a title and a subtitle at the left, an icon button at the right.
public typealias TileIconButtonItem = LeftRightItem<LeftTile, RightIconButton>

/// An icon on a tile with a title and a subtitle at the left, a switch at the right.
public typealias TileToggleItem = LeftRightItem<LeftTile, RightToggle>

/// An icon on a tile with a title and a subtitle at the left, a number with a stepper at the right.
public typealias TileStepperItem = LeftRightItem<LeftTile, RightStepper>

/// An icon on a tile with a title and a subtitle at the left, a progress bar at the right.
public typealias TileProgressItem = LeftRightItem<LeftTile, RightProgress>

/// An icon on a tile with a title and a subtitle at the left, a spinning wheel at the right.
public typealias TileActivityItem = LeftRightItem<LeftTile, RightActivity>

/// An icon on a tile with a title and a subtitle at the left, a check mark at the right.
public typealias TileCheckmarkItem = LeftRightItem<LeftTile, RightCheckmark>

/// An icon on a tile with a title and a subtitle at the left, a detail with a subtitle at the right.
public typealias TileDetailSubtitleItem = LeftRightItem<LeftTile, RightDetailSubtitle>

/// An icon on a tile with a title and a subtitle at the left, a text button at the right.
public typealias TileTextButtonItem = LeftRightItem<LeftTile, RightTextButton>

/// An icon on a tile with a title and a subtitle at the left, a dot at the right.
public typealias TileDotItem = LeftRightItem<LeftTile, RightDot>

/// An icon on a tile with a title and a subtitle at the left, a slider at the right.
public typealias TileSliderItem = LeftRightItem<LeftTile, RightSlider>

/// An icon on a tile with a title and a subtitle at the left, a segmented control at the right.
public typealias TileSegmentsItem = LeftRightItem<LeftTile, RightSegments>

/// An icon on a tile with a title and a subtitle at the left, a menu button at the right.
public typealias TileMenuItem = LeftRightItem<LeftTile, RightMenu>

/// An icon on a tile with a title and a subtitle at the left, a progress bar with a text at the right.
public typealias TileProgressTextItem = LeftRightItem<LeftTile, RightProgressText>

/// An icon on a tile with a title and a subtitle at the left, a progress ring at the right.
public typealias TileProgressRingItem = LeftRightItem<LeftTile, RightProgressRing>

/// An icon on a tile with a title and a subtitle at the left, a rating in stars at the right.
public typealias TileStarsItem = LeftRightItem<LeftTile, RightStars>

/// An icon on a tile with a title and a subtitle at the left, a date picker at the right.
public typealias TileDateItem = LeftRightItem<LeftTile, RightDate>

/// An icon on a tile with a title and a subtitle at the left, a view of your own at the right.
public typealias TileCustomItem<RightHosted: ContainerContent> = LeftRightItem<LeftTile, RightCustom<RightHosted>>
