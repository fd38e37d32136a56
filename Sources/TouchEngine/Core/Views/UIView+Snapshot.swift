extension UIView {
    /// A picture of the view as it is, for a moment in which the view itself goes elsewhere.
    ///
    /// The picture is made of views that look like this one and those in it, and hear of nothing.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        let shown = afterUpdates ? PresentedValues(modelOf: self) : presented
        let picture = picture(shown)
        picture.frame = CGRect(origin: .zero, size: shown.bounds.size)
        return picture
    }

    private func picture(_ shown: PresentedValues) -> UIView {
        let picture = (self as? UILabel)?.pictureOfText ?? UIView()
        picture.bounds = shown.bounds
        picture.backgroundColor = shown.backgroundColor
        picture.clipsToBounds = clipsToBounds
        picture.layer.cornerRadius = layer.cornerRadius
        for subview in subviews where !subview.isHidden {
            let values = subview.presented
            let part = subview.picture(values)
            part.center = values.center
            part.transform = values.transform
            part.alpha = values.alpha
            picture.addSubview(part)
        }
        return picture
    }
}

extension UILabel {
    fileprivate var pictureOfText: UIView {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = textColor
        label.textAlignment = textAlignment
        return label
    }
}
