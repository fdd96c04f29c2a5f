import HeadlessGraphics

// Types and selectors of Apple's Font Feature Registry, as Core Text declares them.

// MARK: Types

/// Ligatures.
public let kLigaturesType = 1
/// Forms of letters, for fonts without separate types for lower and upper case.
public let kLetterCaseType = 3
/// The widths of digits.
public let kNumberSpacingType = 6
/// Superscripts and subscripts.
public let kVerticalPositionType = 10
/// Fractions.
public let kFractionsType = 11
/// Variants of single characters.
public let kTypographicExtrasType = 14
/// Alternative forms of characters, by number.
public let kCharacterAlternativesType = 17
/// The heights of digits.
public let kNumberCaseType = 21
/// Forms for text in upper case.
public let kCaseSensitiveLayoutType = 33
/// Stylistic sets.
public let kStylisticAlternativesType = 35
/// Forms that depend on the characters beside.
public let kContextualAlternatesType = 36
/// Forms of lower case letters.
public let kLowerCaseType = 37
/// Forms of upper case letters.
public let kUpperCaseType = 38

// MARK: Selectors of kLigaturesType

/// Common ligatures.
public let kCommonLigaturesOnSelector = 2
/// No common ligatures.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures.
public let kRareLigaturesOnSelector = 4
/// No rare ligatures.
public let kRareLigaturesOffSelector = 5
/// Ligatures that depend on the context.
public let kContextualLigaturesOnSelector = 18
/// No ligatures that depend on the context.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures.
public let kHistoricalLigaturesOnSelector = 20
/// No historical ligatures.
public let kHistoricalLigaturesOffSelector = 21

// MARK: Selectors of kLetterCaseType

/// Letters as they are.
public let kUpperAndLowerCaseSelector = 0
/// Small capitals for lower case letters.
public let kSmallCapsSelector = 3

// MARK: Selectors of kNumberSpacingType

/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1

// MARK: Selectors of kVerticalPositionType

/// Characters on the baseline.
public let kNormalPositionSelector = 0
/// Superscripts.
public let kSuperiorsSelector = 1
/// Subscripts.
public let kInferiorsSelector = 2
/// Raised letters of ordinal numbers.
public let kOrdinalsSelector = 3
/// Subscripts of formulas.
public let kScientificInferiorsSelector = 4

// MARK: Selectors of kFractionsType

/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// Fractions with a diagonal bar.
public let kDiagonalFractionsSelector = 2

// MARK: Selectors of kTypographicExtrasType

/// Zeros with a slash.
public let kSlashedZeroOnSelector = 4
/// Zeros without a slash.
public let kSlashedZeroOffSelector = 5

// MARK: Selectors of kCharacterAlternativesType

/// The usual forms.
public let kNoAlternatesSelector = 0

// MARK: Selectors of kNumberCaseType

/// Digits of different heights.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1

// MARK: Selectors of kCaseSensitiveLayoutType

/// Punctuation for text in upper case.
public let kCaseSensitiveLayoutOnSelector = 0
/// Punctuation for text in lower case.
public let kCaseSensitiveLayoutOffSelector = 1
/// Spacing for text in upper case.
public let kCaseSensitiveSpacingOnSelector = 2
/// Spacing for text in lower case.
public let kCaseSensitiveSpacingOffSelector = 3

// MARK: Selectors of kStylisticAlternativesType

/// No stylistic set.
public let kNoStylisticAlternatesSelector = 0
/// Stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// No stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// Stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// No stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic set 3.
public let kStylisticAltThreeOnSelector = 6
/// No stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic set 4.
public let kStylisticAltFourOnSelector = 8
/// No stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// Stylistic set 5.
public let kStylisticAltFiveOnSelector = 10
/// No stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic set 6.
public let kStylisticAltSixOnSelector = 12
/// No stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// Stylistic set 7.
public let kStylisticAltSevenOnSelector = 14
/// No stylistic set 7.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic set 8.
public let kStylisticAltEightOnSelector = 16
/// No stylistic set 8.
public let kStylisticAltEightOffSelector = 17
/// Stylistic set 9.
public let kStylisticAltNineOnSelector = 18
/// No stylistic set 9.
public let kStylisticAltNineOffSelector = 19
/// Stylistic set 10.
public let kStylisticAltTenOnSelector = 20
/// No stylistic set 10.
public let kStylisticAltTenOffSelector = 21
/// Stylistic set 11.
public let kStylisticAltElevenOnSelector = 22
/// No stylistic set 11.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic set 12.
public let kStylisticAltTwelveOnSelector = 24
/// No stylistic set 12.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic set 13.
public let kStylisticAltThirteenOnSelector = 26
/// No stylistic set 13.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic set 14.
public let kStylisticAltFourteenOnSelector = 28
/// No stylistic set 14.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic set 15.
public let kStylisticAltFifteenOnSelector = 30
/// No stylistic set 15.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic set 16.
public let kStylisticAltSixteenOnSelector = 32
/// No stylistic set 16.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// No stylistic set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic set 18.
public let kStylisticAltEighteenOnSelector = 36
/// No stylistic set 18.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic set 19.
public let kStylisticAltNineteenOnSelector = 38
/// No stylistic set 19.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic set 20.
public let kStylisticAltTwentyOnSelector = 40
/// No stylistic set 20.
public let kStylisticAltTwentyOffSelector = 41

// MARK: Selectors of kContextualAlternatesType

/// Forms that depend on the characters beside.
public let kContextualAlternatesOnSelector = 0
/// No forms that depend on the characters beside.
public let kContextualAlternatesOffSelector = 1
/// Swashes.
public let kSwashAlternatesOnSelector = 2
/// No swashes.
public let kSwashAlternatesOffSelector = 3
/// Swashes that depend on the characters beside.
public let kContextualSwashAlternatesOnSelector = 4
/// No swashes that depend on the characters beside.
public let kContextualSwashAlternatesOffSelector = 5

// MARK: Selectors of kLowerCaseType

/// Lower case letters.
public let kDefaultLowerCaseSelector = 0
/// Small capitals for lower case letters.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals for lower case letters.
public let kLowerCasePetiteCapsSelector = 2

// MARK: Selectors of kUpperCaseType

/// Upper case letters.
public let kDefaultUpperCaseSelector = 0
/// Small capitals for upper case letters.
public let kUpperCaseSmallCapsSelector = 1
/// Petite capitals for upper case letters.
public let kUpperCasePetiteCapsSelector = 2

// MARK: OpenType features

/// The key of the tag of an OpenType feature in a font descriptor's feature settings.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The key of the value of an OpenType feature in a font descriptor's feature settings.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
/// The key of the type of a feature in a font descriptor's feature settings.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of the selector of a feature in a font descriptor's feature settings.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
