plus-title-collections = コレクション
plus-title-settings = マイ設定
plus-title-staff = スタッフ
plus-title-newsletter = ニュースレター
plus-description-landing = サブスクリプションの特典、料金、始め方を紹介します。
plus-description-newsletter = ウェブ開発者向けのニュースをメールでお届けします。ニュースレターにご登録ください。
