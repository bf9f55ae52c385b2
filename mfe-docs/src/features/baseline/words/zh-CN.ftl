docs-baseline-high-about = 多年来一直可在下列浏览器中使用，可以放心采用。
docs-baseline-low-about = 可在下列浏览器的最新版本中使用；较旧的设备和浏览器可能没有。
docs-baseline-limited-about = 部分常用浏览器没有此特性：请确保页面没有它也能正常工作。
docs-baseline-asterisk = * 其中某些部分的支持程度可能与整体不同。
docs-baseline-learn = 了解更多
docs-baseline-compat = 查看完整兼容性
docs-baseline-feedback = 提交反馈
