import Foundation

/// The images of a slider by state, and the views that show them.
@MainActor struct SliderImages {
    var thumbs = ValuesByState<UIImage>()
    var minimumTracks = ValuesByState<UIImage>()
    var maximumTracks = ValuesByState<UIImage>()
    let minimumValue = UIImageView()
    let maximumValue = UIImageView()
    let thumb = UIImageView()
    let minimumTrack = UIImageView()
    let maximumTrack = UIImageView()

    var views: [UIImageView] { [minimumValue, maximumValue, maximumTrack, minimumTrack, thumb] }
}

extension UISlider {
    final func customize(_ change: (inout SliderImages) -> Void) {
        var images = self.images ?? SliderImages()
        change(&images)
        if self.images == nil { for view in images.views { addSubview(view) } }
        self.images = images
        showImages()
    }

    /// Shows the images of the current state.
    final func showImages() {
        guard let images else { return }
        images.thumb.image = currentThumbImage
        images.minimumTrack.image = currentMinimumTrackImage
        images.maximumTrack.image = currentMaximumTrackImage
        thumb.isHidden = images.thumb.image != nil || trackOptions?.style == .thumbless
        updateColors()
        setNeedsLayout()
    }

    final func placeImages(thumb place: CGRect) {
        guard let images else { return }
        images.minimumValue.frame = minimumValueImageRect(forBounds: bounds)
        images.maximumValue.frame = maximumValueImageRect(forBounds: bounds)
        images.thumb.frame = place
        images.minimumTrack.frame = minimumTrack.frame
        images.maximumTrack.frame = maximumTrack.frame
    }

    final var thumbSize: CGSize {
        if let size = currentThumbImage?.size { return size }
        return trackOptions?.style == .thumbless ? .zero : metrics.sliderThumb
    }

    final var trackHeight: CGFloat {
        currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height
            ?? (trackOptions?.style == .thumbless ? SliderTrackOptions.thumblessTrack : metrics.sliderTrack)
    }

    final func valueImageRect(of image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// Returns the x-coordinates between which the track is, beside the value images.
    final func trackEnds(in bounds: CGRect) -> (left: CGFloat, right: CGFloat) {
        var left = bounds.minX + Metrics.trackInset
        var right = bounds.maxX - Metrics.trackInset
        for rect in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
        where !rect.isEmpty {
            if rect.midX < bounds.midX {
                left = max(left, rect.maxX + Metrics.imageSpacing)
            } else {
                right = min(right, rect.minX - Metrics.imageSpacing)
            }
        }
        return (left, right)
    }
}
