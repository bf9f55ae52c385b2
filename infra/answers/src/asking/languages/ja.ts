import { letters, type QuestionWords } from '../question-words.ts';

export const japanese: QuestionWords = {
  subjects: {
    difference: letters('の違い', '違い', 'の差', 'どう違', '比較'),
    'status-code': letters('(?:http|HTTP)?ステータス(?:コード)?', 'エラー(?:コード)?', 'レスポンス(?:コード)?', 'HTTP', 'コード'),
    replacement: letters('の代わり', '代わり', '代替', '非推奨', '廃止', '置き換え'),
    baseline: letters('ベースライン', 'baseline', '広く利用可能', '新たに利用可能'),
    'initial-value': letters('の?初期値', 'の?既定値', 'のデフォルト値', 'デフォルト値'),
    inherited: letters('継承'),
    animatable: letters('アニメーション', 'アニメート'),
    syntax: letters('の?(?:形式)?構文', 'の?文法'),
    header: letters('の役割', '何のため', '何をする', 'とは'),
    support: letters('に?対応', 'サポート', '互換性', '使え', '利用でき', 'いつから', '動作'),
  },
  kinds: [
    [letters('プロパティ'), ['property', 'member']],
    [letters('要素', 'タグ'), ['element']],
    [letters('属性'), ['attribute']],
    [letters('セレクター', 'セレクタ', '擬似クラス', '疑似クラス', '擬似要素', '疑似要素'), ['selector']],
    [letters('アットルール'), ['at-rule']],
    [letters('関数'), ['css-function', 'member', 'object']],
    [letters('メソッド'), ['member', 'method-of-http']],
    [letters('ヘッダー', 'ヘッダ'), ['header']],
    [letters('インターフェイス', 'インターフェース', 'オブジェクト', 'クラス'), ['object']],
    [letters('api'), ['feature', 'object', 'member']],
  ],
  fillers: letters(
    '何ですか|なんですか|でしょうか|ですか|ますか|ませんか|ください|教えて|いますか|されますか|できますか|どの|どれ|どう|いつ|何|なに|から|まで|より|もの|こと|して|した|する|され|いる|ている|ていますか|ます|です|できる|でき|可能|意味|主要|すべて|現在|今|まだ|もう|ブラウザー|ブラウザ|バージョン|ウェブ|機能|値|では|でも|には|とは|との|間|css|html|http|javascript|は|が|を|に|で|と|の|も|や|か|い|る|れ',
  ),
};
