docs-baseline-high-about = 这些浏览器多年来一直支持，可以放心使用。
docs-baseline-low-about = 这些浏览器的最新版本支持。较旧的设备和浏览器可能不支持。
docs-baseline-limited-about = 部分常用浏览器不支持。请确保页面没有它也能正常工作。
docs-baseline-asterisk = * 此特性的某些部分支持程度不同。
docs-baseline-learn = 了解更多
docs-baseline-compat = 查看完整兼容性
docs-baseline-feedback = 提交反馈
