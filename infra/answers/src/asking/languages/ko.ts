import { letters, type QuestionWords } from '../question-words.ts';

export const korean: QuestionWords = {
  subjects: {
    difference: letters('차이점?', '다른가요', '다른 점', '비교'),
    'status-code': letters('(?:http )?상태 ?코드', '응답 ?코드', '오류 ?코드', '에러 ?코드', '코드', 'http', '오류', '에러'),
    replacement: letters('대신', '대체', '대안', '사용 중단', '지원 중단', '더 이상 사용', '폐기'),
    baseline: letters('베이스라인', 'baseline', '폭넓게 사용 가능', '새로 사용 가능'),
    'initial-value': letters('초깃값', '초기값', '초기 값', '기본값', '기본 값'),
    inherited: letters('상속'),
    animatable: letters('애니메이션'),
    syntax: letters('(?:형식 )?구문', '문법'),
    header: letters('무엇을 하', '역할', '용도', '무엇'),
    support: letters('지원', '호환', '사용할 수 있', '쓸 수 있', '언제부터', '작동'),
  },
  kinds: [
    [letters('속성'), ['property', 'member', 'attribute']],
    [letters('요소', '태그'), ['element']],
    [letters('특성'), ['attribute']],
    [letters('선택자', '의사 클래스', '가상 클래스', '의사 요소', '가상 요소'), ['selector']],
    [letters('규칙'), ['at-rule']],
    [letters('함수'), ['css-function', 'member', 'object']],
    [letters('메서드', '메소드'), ['member', 'method-of-http']],
    [letters('헤더'), ['header']],
    [letters('인터페이스', '객체', '클래스'), ['object']],
    [letters('api'), ['feature', 'object', 'member']],
  ],
  fillers: letters(
    '무엇인가요|무엇입니까|뭔가요|뭐예요|인가요|입니까|하나요|되나요|합니까|됩니까|있나요|있습니까|나요|은요|는요|어떤|어느|언제|무엇|무슨|뜻|의미|할 수|수|하는|하고|되는|된|한|될|할|해야|써야|사용|쓰|브라우저|버전|웹|기능|값|모든|현재|지금|아직|이미|주요|에서는|에서도|에서|부터|까지|으로|에는|에게|와|과|의|을|를|은|는|이|가|에|로|도|만|및|그리고|css|html|http|javascript',
  ),
};
