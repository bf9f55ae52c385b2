ads-label =
    { $slot ->
        [ad-top] 페이지 위 광고
        [ad-side] 페이지 옆 광고
        [ad-bottom] 글 아래 광고
        [ad-home-main] 광고
       *[ad-home-footer] 페이지 맨 끝 광고
    }
ads-badge = 광고
ads-refuse = 광고를 보고 싶지 않으신가요?

ads-ai-help-heading = 막히셨나요? AI Help에 물어보세요.
ads-ai-help-copy = 이곳의 문서에서 찾은 답변을 출처와 함께 드립니다.
ads-ai-help-more = 질문하기
ads-curriculum-heading = 어디서 시작할지 모르시겠나요?
ads-curriculum-copy = 무엇을 어떤 순서로 배울지 알려 드립니다.
ads-curriculum-more = 커리큘럼 보기
ads-plus-heading = 나만의 { $site }.
ads-plus-copy = { $plus }: 광고 없이, 나만의 컬렉션과 함께.
ads-plus-more = 무엇이 들어 있는지 보기
ads-advertising-heading = 단순한 광고. 추적은 없습니다.
ads-advertising-copy = 웹을 만드는 사람들에게 다가가세요.
ads-advertising-more = 광고 문의
