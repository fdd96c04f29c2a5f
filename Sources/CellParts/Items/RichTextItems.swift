// Written by `make matrix` from the declarations of the parts. Changes here are lost.

import ContainerCells

/// Texts with different styles, and no right part.
public typealias RichTextItem = LeftRightItem<LeftRichText, RightEmpty>

/// Texts with different styles at the left, a detail at the right.
public typealias RichTextDetailItem = LeftRightItem<LeftRichText, RightDetail>

/// Texts with different styles at the left, a detail with a chevron at the right.
public typealias RichTextDetailChevronItem = LeftRightItem<LeftRichText, RightDetailChevron>

/// Texts with different styles at the left, a chevron at the right.
public typealias RichTextChevronItem = LeftRightItem<LeftRichText, RightChevron>

/// Texts with different styles at the left, a badge at the right.
public typealias RichTextBadgeItem = LeftRightItem<LeftRichText, RightBadge>

/// Texts with different styles at the left, a badge with a chevron at the right.
public typealias RichTextBadgeChevronItem = LeftRightItem<LeftRichText, RightBadgeChevron>

/// Texts with different styles at the left, an icon at the right.
public typealias RichTextIconItem = LeftRightItem<LeftRichText, RightIcon>

/// Texts with different styles at the left, an icon button at the right.
public typealias RichTextIconButtonItem = LeftRightItem<LeftRichText, RightIconButton>

/// Texts with different styles at the left, a switch at the right.
public typealias RichTextToggleItem = LeftRightItem<LeftRichText, RightToggle>

/// Texts with different styles at the left, a number with a stepper at the right.
public typealias RichTextStepperItem = LeftRightItem<LeftRichText, RightStepper>

/// Texts with different styles at the left, a progress bar at the right.
public typealias RichTextProgressItem = LeftRightItem<LeftRichText, RightProgress>

/// Texts with different styles at the left, a spinning wheel at the right.
public typealias RichTextActivityItem = LeftRightItem<LeftRichText, RightActivity>

/// Texts with different styles at the left, a check mark at the right.
public typealias RichTextCheckmarkItem = LeftRightItem<LeftRichText, RightCheckmark>

/// Texts with different styles at the left, a detail with a subtitle at the right.
public typealias RichTextDetailSubtitleItem = LeftRightItem<LeftRichText, RightDetailSubtitle>

/// Texts with different styles at the left, a text button at the right.
public typealias RichTextTextButtonItem = LeftRightItem<LeftRichText, RightTextButton>

/// Texts with different styles at the left, a dot at the right.
public typealias RichTextDotItem = LeftRightItem<LeftRichText, RightDot>

/// Texts with different styles at the left, a slider at the right.
public typealias RichTextSliderItem = LeftRightItem<LeftRichText, RightSlider>

/// Texts with different styles at the left, a segmented control at the right.
public typealias RichTextSegmentsItem = LeftRightItem<LeftRichText, RightSegments>

/// Texts with different styles at the left, a menu button at the right.
public typealias RichTextMenuItem = LeftRightItem<LeftRichText, RightMenu>

/// Texts with different styles at the left, a progress bar with a text at the right.
public typealias RichTextProgressTextItem = LeftRightItem<LeftRichText, RightProgressText>

/// Texts with different styles at the left, a progress ring at the right.
public typealias RichTextProgressRingItem = LeftRightItem<LeftRichText, RightProgressRing>

/// Texts with different styles at the left, a rating in stars at the right.
public typealias RichTextStarsItem = LeftRightItem<LeftRichText, RightStars>

/// Texts with different styles at the left, a date picker at the right.
public typealias RichTextDateItem = LeftRightItem<LeftRichText, RightDate>

/// Texts with different styles at the left, a view of your own at the right.
public typealias RichTextCustomItem<RightHosted: ContainerContent> =
    LeftRightItem<LeftRichText, RightCustom<RightHosted>>
