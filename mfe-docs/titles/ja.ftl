docs-title-feedback = 読者の声
docs-title-play = Playground
docs-description-play = HTML、CSS、JavaScript を書いて、結果をすぐに確認し、リンクで共有できます。
docs-title-translations = 翻訳
docs-description-translations = 各言語のページ数と、翻訳が英語のページからどれだけ遅れているかを示します。
docs-title-side-by-side = 英語と並べて
