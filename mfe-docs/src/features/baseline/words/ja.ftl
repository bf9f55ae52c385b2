docs-baseline-high-about = 以下のブラウザーで何年も前から動作しており、安心して使えます。
docs-baseline-low-about = 以下のブラウザーの最新版で動作します。古い端末やブラウザーでは使えないことがあります。
docs-baseline-limited-about = よく使われるブラウザーの一部にはありません。なくても動くページにしてください。
docs-baseline-asterisk = * 一部の機能は、全体よりも対応状況が広い、または狭い場合があります。
docs-baseline-learn = 詳しく見る
docs-baseline-compat = 互換性の一覧を見る
docs-baseline-feedback = フィードバックを送る
