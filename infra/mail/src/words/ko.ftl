mail-link-as-text = 버튼이 작동하지 않으면 다음 주소를 여세요:
mail-sent-by = { $site }에서 { $email } 주소로 보낸 메일입니다.
mail-quiet = 이미지를 불러오지 않으며 열람 여부를 집계하지 않습니다.
mail-unsubscribe = 수신 거부
