plus-title-collections = コレクション
plus-title-updates = 更新情報
plus-title-settings = マイ設定
plus-title-staff = スタッフ
plus-title-newsletter = ニュースレター
plus-description-landing = サブスクリプションの特典、料金、始め方を紹介します。
plus-description-newsletter = ウェブ開発者向けのニュースをメールでお届けします。ニュースレターにご登録ください。
plus-description-updates = ブラウザーに追加された機能と Baseline になった機能を、リリースごとに確認できます。絞り込みとフィードに対応しています。
