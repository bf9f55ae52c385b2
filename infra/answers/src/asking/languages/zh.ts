import { letters, type QuestionWords } from '../question-words.ts';

const fillers = letters(
  '是什么意思|是什麼意思|属于|屬於|是什么|是什麼|什么|什麼|哪些|哪个|哪個|哪|何时|何時|从|從|开始|開始|可以|能够|能夠|能|会|會|被|吗|嗎|呢|么|麼|有|是|的|在|和|与|與|跟|及|中|里|裡|对|對|为|為|把|用|使用|应该|應該|起|自|目前|现在|現在|已经|已經|已|还|還|仍|都|所有|主要|请问|請問|请|請|浏览器|瀏覽器|版本|网页|網頁|功能|特性|值|意思|多少|怎么样|怎麼樣|了|之间|之間|间|間|css|html|http|javascript|到|上|否',
);

/** Simplified and traditional letters: readers of one read the other as well. */
export const chinese: QuestionWords = {
  subjects: {
    difference: letters('(?:的)?(?:区别|區別|差别|差別|差异|差異|不同)', '对比', '對比', 'vs'),
    'status-code': letters('(?:http|HTTP)?(?:状态|狀態)(?:码|碼)?', '(?:响应|回應|错误|錯誤)(?:代?[码碼])?', '代[码碼]', 'HTTP'),
    replacement: letters('代替', '替代', '取代', '替换', '替換', '已?弃用', '已?棄用', '废弃', '廢棄', '过时', '過時'),
    baseline: letters('基线', '基線', 'baseline', '广泛可用', '廣泛可用', '新近可用', '最近可用'),
    'initial-value': letters('(?:的)?(?:初始|默认|預設|缺省)值'),
    inherited: letters('继承', '繼承'),
    animatable: letters('动画', '動畫'),
    syntax: letters('(?:的)?(?:形式)?(?:语法|語法)'),
    header: letters('作用', '用途', '有什么用', '有什麼用', '是什么', '是什麼'),
    support: letters('支持', '支援', '兼容性?', '相容性?', '可用', '能用', '什么时候', '什麼時候'),
  },
  kinds: [
    [letters('属性', '屬性'), ['property', 'member', 'attribute']],
    [letters('元素', '标签', '標籤'), ['element']],
    [letters('特性'), ['attribute']],
    [letters('选择器', '選擇器', '伪类', '偽類', '虛擬類別', '伪元素', '偽元素', '虛擬元素'), ['selector']],
    [letters('规则', '規則'), ['at-rule']],
    [letters('函数', '函數', '函式'), ['css-function', 'member', 'object']],
    [letters('方法'), ['member', 'method-of-http']],
    [letters('标头', '標頭', '首部', '头部'), ['header']],
    [letters('接口', '介面', '对象', '物件', '类', '類別'), ['object']],
    [letters('api'), ['feature', 'object', 'member']],
  ],
  fillers,
};
