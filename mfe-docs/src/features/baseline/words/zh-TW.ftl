docs-baseline-high-about = 多年來一直可在下列瀏覽器中使用，可以放心採用。
docs-baseline-low-about = 可在下列瀏覽器的最新版本中使用；較舊的裝置和瀏覽器可能沒有。
docs-baseline-limited-about = 部分常用瀏覽器沒有此功能：請確保頁面沒有它也能正常運作。
docs-baseline-asterisk = * 其中某些部分的支援程度可能與整體不同。
docs-baseline-learn = 深入了解
docs-baseline-compat = 檢視完整相容性
docs-baseline-feedback = 提交意見回饋
