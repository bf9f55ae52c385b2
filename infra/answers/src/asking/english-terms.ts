import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { fold } from '@webdocs/search/folded-text';

/**
 * Everyday words of web development, and how they are said elsewhere, as beginnings of words without accents, or, before a `$`, as whole
 * ones; where words are not apart, as they are. Names in code need none: they are the same everywhere.
 */
const terms: Readonly<Partial<Record<Locale, string>>> = {
  es: 'center:centr;cancel:cancel,abort,anul;hide:ocult,escond;show:mostr,muestr;remove:elimin,borr,quit;add:agreg,anad;insert:insert;copy:copi;sort:orden;filter:filtr;loop:recorr,bucle,iter;merge:fusion,combin;join:unir,junt;split:divid,separ;compare:compar;convert:convert,conviert;format:format;validate:valid;upload:subir,suba,sube,subo;load:carg;download:descarg;scroll:desplaz;click:clic;submit:envi;open:abrir,abre$,abro$,abiert;close:cerr,cierr;save:guard;store:almacen;read:leer,lee;change:cambi;disable:deshabilit,desactiv;enable:habilit,activ;select:seleccion;wait:esper;resize:redimension;move:mover,movemos,muev;rotate:rotar,rotac,girar,giro;rounded:redonde;align:aline;vertical:vertical;horizontal:horizontal;responsive:adaptab,responsiv;button:boton;image:imagen;text:texto;color:color;background:fondo;border:bord;font:fuente,tipogr;size:tamano;width:ancho,anchura;height:alto,altura;form:formulario;table:tabla;list:lista;link:enlace,vincul;column:columna;row:fila;page:pagina;window:ventana;dialog:dialogo;date:fecha;number:numero;string:cadena;array:arreglo,matriz;object:objeto;function:funcion;variable:variable;error:error;request:peticion,solicitud;response:respuesta;header:cabecera,encabezado;animation:anim;shadow:sombra;transparent:transparen;position:posicion;duplicate:duplicad;random:aleatori;keyboard:teclado;element:element',
  fr: 'center:centr;cancel:annul,abandon;hide:cach,masqu;show:affich,montr;remove:supprim,enlev,retir;add:ajout;insert:inser;copy:copi;sort:trier,trie$,tri$,ordonn;filter:filtr;loop:boucl,parcour,iter;merge:fusionn,combin;join:join,assembl;split:divis,separ,decoup;compare:compar;convert:convert;format:format;validate:valid;upload:televers,envo;download:telecharg;scroll:defil;click:cliqu;submit:soumet,soumis;open:ouvr;close:ferm;save:enregistr,sauvegard;store:stock;read:lire,lis$,lisez;change:chang,modifi;disable:desactiv;enable:activ;select:selection;wait:attend;resize:redimension;move:deplac;rotate:rotat,tourn,pivot;rounded:arrond;align:align;vertical:vertical;horizontal:horizontal;responsive:adaptati,responsiv;button:bouton;image:image;text:texte;color:couleur;background:fond,arriere-plan;border:bordur;font:police;size:taille;width:largeur;height:hauteur;form:formulaire;table:tableau;list:liste;link:lien;column:colonne;row:ligne,rangee;page:page;window:fenetre;dialog:dialogue;date:date;number:nombre;string:chaine;array:tableau;object:objet;function:fonction;variable:variable;error:erreur;request:requete;response:reponse;header:en-tete,entete;animation:anim;shadow:ombre;transparent:transparen;position:position;duplicate:doublon,dupliqu;random:aleatoire,hasard;keyboard:clavier;element:element',
  'pt-BR':
    'center:centr;cancel:cancel,abort;hide:escond,ocult;show:mostr,exib;remove:remov,exclu,apag;add:adicion;insert:inser;copy:copi;sort:orden,classific;filter:filtr;loop:percorr,laco,iter;merge:mescl,combin;join:junt,unir,una$;split:divid,separ;compare:compar;convert:convert;format:format;validate:valid;upload:upload;load:carreg;download:baix;scroll:rolar,rolagem;click:cliqu,clic;submit:submet,envi;open:abrir,abre$,abro$,abert;close:fech;save:salv,guard;store:armazen;read:ler$,leia,leitura;change:mudar,mude$,mudanca,alter;disable:desabilit,desativ;enable:habilit,ativ;select:selecion;wait:esper,aguard;resize:redimension;move:mover,mova;rotate:rotac,girar,gire$;rounded:arredond;align:alinh;vertical:vertical;horizontal:horizontal;responsive:responsiv;button:botao;image:imagem;text:texto;color:cor$,cores$;background:fundo;border:bord;font:fonte;size:tamanho;width:largura;height:altura;form:formulario;table:tabela;list:lista;link:link;column:coluna;row:linha;page:pagina;window:janela;dialog:dialogo;date:data$,datas$;number:numero;string:string;array:array,matriz;object:objeto;function:funcao;variable:variavel;error:erro;request:requisicao,solicitacao;response:resposta;header:cabecalho;animation:anim;shadow:sombra;transparent:transparen;position:posic;duplicate:duplicad;random:aleatori;keyboard:teclado;element:element',
  ru: 'center:центр,отцентр;cancel:отмен,прерв;hide:скры,спрят;show:показ,отобраз;remove:удал,убра,убер;add:добав;insert:встав;copy:копир,скопир;sort:сортир,отсортир;filter:фильтр,отфильтр;loop:цикл,перебр,перебир;merge:объедин,слия;join:соедин;split:раздел,разби;compare:сравн;convert:преобраз,конверт;format:формат,отформат;validate:провер,валид;upload:загруз;download:скача,загруз;scroll:прокру;click:клик,нажа;submit:отправ;open:откры;close:закры;save:сохран;store:хран;read:чита,прочита;change:измен,помен;disable:отключ,блокир,заблокир;enable:включ;select:выбр,выбир,выдел;wait:ожид,подожд,жда;resize:изменить размер;move:перемест,перемещ,передви;rotate:повер,вращ,поворот;rounded:скругл,закругл;align:выровн,выравн;vertical:вертикал;horizontal:горизонтал;responsive:адаптив,отзывчив;button:кнопк;image:изображ,картин;text:текст;color:цвет;background:фон;border:границ,рамк;font:шрифт;size:размер;width:ширин;height:высот;form:форм;table:таблиц;list:списо,списк;link:ссылк,ссыло;column:столб,колон;row:ряд;page:страниц;window:окн,окно;dialog:диалог;date:дата,дату,даты,дате;number:числ;string:строк;array:массив;object:объект;function:функци;variable:переменн;error:ошиб;request:запрос;response:ответ;header:заголов;animation:анимац,анимир;shadow:тень,тени,тенью;transparent:прозрач;position:позици,располож;duplicate:дублик,повтор;random:случайн;keyboard:клавиатур;element:элемент',
  ja: 'center:中央,センタリング,真ん中;cancel:キャンセル,中止,取り消;hide:非表示,隠;show:表示;remove:削除,取り除,消;add:追加;insert:挿入;copy:コピー,複製;sort:ソート,並べ替え,並び替え;filter:フィルター,フィルタ,絞り込;loop:ループ,繰り返;merge:マージ,統合;join:結合,連結;split:分割;compare:比較;convert:変換;format:フォーマット,書式,整形;validate:検証,バリデーション;upload:アップロード;download:ダウンロード;scroll:スクロール;click:クリック;submit:送信;open:開;close:閉じ;save:保存;store:格納;read:読み込,読み取;change:変更,変え;disable:無効;enable:有効;select:選択;wait:待;resize:サイズ変更,リサイズ;move:移動;rotate:回転;rounded:角丸,丸く;align:揃え,整列;vertical:垂直,縦;horizontal:水平,横;responsive:レスポンシブ;button:ボタン;image:画像;text:テキスト,文字;color:色;background:背景;border:境界線,枠線;font:フォント;size:サイズ,大きさ;width:幅;height:高さ;form:フォーム;table:表,テーブル;list:リスト,一覧;link:リンク;column:列,カラム;row:行;page:ページ;window:ウィンドウ;dialog:ダイアログ;date:日付;number:数値,数字;string:文字列;array:配列;object:オブジェクト;function:関数;variable:変数;error:エラー;request:リクエスト,要求;response:レスポンス,応答;header:ヘッダー,ヘッダ;animation:アニメーション;shadow:影;transparent:透明;position:位置;duplicate:重複;random:ランダム,乱数;keyboard:キーボード;element:要素',
  ko: 'center:가운데,중앙;cancel:취소,중단;hide:숨기,숨김;show:표시,보이;remove:삭제,제거;add:추가;insert:삽입;copy:복사;sort:정렬;filter:필터,거르;loop:반복,순회;merge:병합,합치;join:연결,결합;split:분할,나누;compare:비교;convert:변환;format:서식,포맷;validate:검증,유효성;upload:업로드;download:다운로드,내려받;scroll:스크롤;click:클릭;submit:제출,전송;open:열기,열;close:닫;save:저장;store:보관;read:읽;change:변경,바꾸;disable:비활성;enable:활성;select:선택;wait:기다리,대기;resize:크기 조절,크기 조정;move:이동,옮기;rotate:회전;rounded:둥근,둥글;align:정렬,맞추;vertical:수직,세로;horizontal:수평,가로;responsive:반응형;button:버튼;image:이미지,그림;text:텍스트,글자;color:색;background:배경;border:테두리;font:글꼴,폰트;size:크기;width:너비,폭;height:높이;form:폼,양식;table:표,테이블;list:목록,리스트;link:링크;column:열,칼럼;row:행;page:페이지;window:창;dialog:대화 상자,대화상자,다이얼로그;date:날짜;number:숫자;string:문자열;array:배열;object:객체;function:함수;variable:변수;error:오류,에러;request:요청;response:응답;header:헤더;animation:애니메이션;shadow:그림자;transparent:투명;position:위치;duplicate:중복;random:무작위,랜덤,난수;keyboard:키보드;element:요소',
  'zh-CN':
    'center:居中,中间;cancel:取消,中止;hide:隐藏;show:显示;remove:删除,移除,去除;add:添加,增加;insert:插入;copy:复制,拷贝;sort:排序;filter:过滤,筛选;loop:循环,遍历;merge:合并;join:连接,拼接;split:拆分,分割;compare:比较;convert:转换;format:格式化,格式;validate:验证,校验;upload:上传;download:下载;scroll:滚动;click:点击,单击;submit:提交;open:打开;close:关闭;save:保存;store:存储;read:读取;change:更改,改变,修改;disable:禁用;enable:启用;select:选择,选中;wait:等待;resize:调整大小;move:移动;rotate:旋转;rounded:圆角;align:对齐;vertical:垂直,竖直;horizontal:水平;responsive:响应式;button:按钮;image:图片,图像;text:文本,文字;color:颜色;background:背景;border:边框;font:字体;size:大小,尺寸;width:宽度;height:高度;form:表单;table:表格;list:列表;link:链接;column:列;row:行;page:页面;window:窗口;dialog:对话框,弹窗;date:日期;number:数字;string:字符串;array:数组;object:对象;function:函数;variable:变量;error:错误;request:请求;response:响应;header:标头,请求头;animation:动画;shadow:阴影;transparent:透明;position:定位,位置;duplicate:重复,去重;random:随机;keyboard:键盘;element:元素;flex box:弹性盒',
  'zh-TW':
    'center:置中,居中,中間;cancel:取消,中止;hide:隱藏;show:顯示;remove:刪除,移除;add:新增,加入,增加;insert:插入;copy:複製;sort:排序;filter:過濾,篩選;loop:迴圈,遍歷;merge:合併;join:連接,串接;split:拆分,分割;compare:比較;convert:轉換;format:格式化,格式;validate:驗證;upload:上傳;download:下載;scroll:捲動,滾動;click:點擊,點選;submit:提交,送出;open:開啟,打開;close:關閉;save:儲存,保存;store:儲存;read:讀取;change:更改,變更,修改;disable:停用;enable:啟用;select:選擇,選取;wait:等待;resize:調整大小;move:移動;rotate:旋轉;rounded:圓角;align:對齊;vertical:垂直;horizontal:水平;responsive:響應式;button:按鈕;image:圖片,影像;text:文字;color:顏色;background:背景;border:邊框;font:字型;size:大小,尺寸;width:寬度;height:高度;form:表單;table:表格;list:清單,列表;link:連結;column:欄;row:列;page:頁面;window:視窗;dialog:對話框,對話方塊;date:日期;number:數字;string:字串;array:陣列;object:物件;function:函式,函數;variable:變數;error:錯誤;request:請求;response:回應;header:標頭;animation:動畫;shadow:陰影;transparent:透明;position:定位,位置;duplicate:重複;random:隨機;keyboard:鍵盤;element:元素;flex box:彈性盒',
};

interface Term {
  readonly english: string;
  readonly said: string;
}

const parsed = new Map<Locale, readonly Term[]>();

/** Of two that begin alike the longer one is meant. */
function termsOf(locale: Locale): readonly Term[] {
  const known = parsed.get(locale);
  if (known) return known;
  const rows = (terms[locale] ?? '').split(';').filter(Boolean);
  const made = rows
    .flatMap((row) => {
      const [english = '', all = ''] = row.split(':');
      return all.split(',').map((said) => ({ english, said }));
    })
    .sort((a, b) => b.said.length - a.said.length);
  parsed.set(locale, made);
  return made;
}

export interface InEnglish {
  /** What English pages may have of it: names, and the everyday words that are known here. */
  readonly text: string;
  /** Whether at least half of what was said could be taken along: a question of which less is left is another one. */
  readonly isMeant: boolean;
}

const latinWord = /[\p{Script=Latin}\p{N}_$@:.#<>()-]+/gu;
const otherLetters = /(?!\p{Script=Latin})\p{L}+/gu;

interface Asked {
  /** Without the words that ask. */
  readonly text: string;
  readonly question: string;
  readonly locale: Locale;
}

/** The words of a question of another language as English pages would have them. */
export function inEnglish({ text, question, locale }: Asked, saysNothing: (word: string) => boolean): InEnglish {
  if (locale === fallbackLocale || !terms[locale]) return { text, isMeant: true };
  if (locale === 'ko') return unspaced(text, locale);
  // Words that were told apart may have lost a letter that is a word of its own elsewhere.
  return /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(question)
    ? unspaced(question, locale)
    : spaced(text, locale, saysNothing);
}

function spaced(text: string, locale: Locale, saysNothing: (word: string) => boolean): InEnglish {
  const words = text.split(/[\s,;]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word) && !saysNothing(word.toLowerCase()));
  const isOther = /\p{Script=Cyrillic}/u;
  let unknown = 0;
  const kept = words.flatMap((word) => {
    const folded = fold(word).replace(/^[^\p{L}\p{N}]+/u, '');
    const term = termsOf(locale).find(({ said }) => isForm(folded, said));
    if (term) return [term.english];
    if (!isOther.test(word)) return [word];
    unknown += 1;
    return [];
  });
  return { text: kept.join(' '), isMeant: kept.length > 0 && unknown <= kept.length };
}

/** 'centr' begins 'centraremos', but not 'centrifugadora'; what ends with a sign is the whole word. */
function isForm(word: string, said: string): boolean {
  if (said.endsWith('$')) return word === said.slice(0, -1);
  return word.startsWith(said) && word.length <= said.length + longestEnding;
}

const longestEnding = 7;

function unspaced(text: string, locale: Locale): InEnglish {
  let left = text;
  const kept: string[] = left.match(latinWord) ?? [];
  for (const { english, said } of termsOf(locale))
    if (left.includes(said)) {
      left = left.replaceAll(said, ' ');
      kept.push(english);
    }
  const unknown = (left.match(otherLetters) ?? []).filter((word) => word.length >= leastTelling).length;
  return { text: [...new Set(kept)].join(' '), isMeant: kept.length > 0 && unknown <= kept.length };
}

/** What is left between words is mostly endings and particles. */
const leastTelling = 3;
