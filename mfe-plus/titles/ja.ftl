plus-title-collections = コレクション
plus-title-settings = マイ設定
plus-title-staff = スタッフ
plus-title-newsletter = ニュースレター
