docs-baseline-high-about = これらのブラウザーで何年も前から対応しています。安心して使えます。
docs-baseline-low-about = これらのブラウザーの最新版で対応しています。古い端末やブラウザーでは対応していないことがあります。
docs-baseline-limited-about = 広く使われている一部のブラウザーが対応していません。これがなくても動くページにしてください。
docs-baseline-asterisk = * この機能の一部は、対応状況が異なります。
docs-baseline-learn = 詳しく見る
docs-baseline-compat = 互換性の一覧を見る
docs-baseline-feedback = フィードバックを送る
