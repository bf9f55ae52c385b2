docs-baseline-high-about = Supported across these browsers for years. Safe to use.
docs-baseline-low-about = Supported in the latest versions of these browsers. Older devices and browsers may not support it.
docs-baseline-limited-about = Not supported in some widely used browsers. Make sure your page works without it.
docs-baseline-asterisk = * Some parts of this feature have different levels of support.
docs-baseline-learn = Learn more
docs-baseline-compat = See full compatibility
docs-baseline-feedback = Report feedback
