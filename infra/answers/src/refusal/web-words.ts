/** Words of web development that are written alike in most languages, and those of English. */
const words = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'css|html\\d?|xml|svg|mathml|dom|js|javascript|typescript|json|http|https|url|uri|api|webgl|wasm|aria|wcag|cors|csp|pwa|web|website|browser|firefox|chrome|safari',
    'element|tag|selector|attribute|propert(?:y|ie)|pseudo-?\\w*|cascade|layer|stylesheet|style|styling|layout|grid|flex(?:box)?|margin|padding|font|colou?r|viewport|media|container|animation|transition|scroll|reflow|repaint|render(?:ing)?|paint',
    'script|function|variable|array|object|class|promise|async|await|callback|closure|event|listener|handler|method|constructor|prototype|iterator|regexp?|module|import|export|library|framework|node',
    'page|form|input|button|label|checkbox|radio|textarea|list|table|link|image|img|picture|video|audio|canvas|iframe|dialog|div|span|paragraph|heading|placeholder|validat(?:e|ion|or)|submit',
    'request|response|header|cookie|cache|fetch|worker|storage|session|redirect|server|client|token|code|syntax|performance|accessib\\w+',
  ].join('|')})(?:s|es)?(?![\\p{L}\\p{N}])`,
  'iu',
);
/** What is written as code. */
const code = /[`{}]|<\/?[a-z!][^>]*>|::?[a-z-]+\b|\w\(\)|[a-z]\.[a-z]+[A-Z]|\b(?:document|window|navigator|console|element)\.\w/u;

export function isAboutTheWeb(text: string): boolean {
  return words.test(text) || code.test(text);
}
