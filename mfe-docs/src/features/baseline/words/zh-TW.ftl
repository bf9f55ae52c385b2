docs-baseline-high-about = 這些瀏覽器多年來一直支援，可以放心使用。
docs-baseline-low-about = 這些瀏覽器的最新版本支援。較舊的裝置和瀏覽器可能不支援。
docs-baseline-limited-about = 部分常用瀏覽器不支援。請確保頁面沒有它也能正常運作。
docs-baseline-asterisk = * 此功能的某些部分支援程度不同。
docs-baseline-learn = 深入了解
docs-baseline-compat = 檢視完整相容性
docs-baseline-feedback = 提交意見回饋
