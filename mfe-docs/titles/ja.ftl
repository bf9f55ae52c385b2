docs-title-feedback = 読者の声
docs-title-play = Playground
docs-description-play = HTML、CSS、JavaScript を書いて、結果をすぐに確認し、リンクで共有できます。
