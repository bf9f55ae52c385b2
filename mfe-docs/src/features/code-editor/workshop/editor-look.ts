import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const octagon = shape('M7 2.75h6L17.25 7v6L13 17.25H7L2.75 13V7ZM10 6.25v4.5M10 13.6v.15');
const triangle = shape('M10 3.25 2.25 16.5h15.5ZM10 8v4M10 14.1v.15');
const doubleCheck = shape('m1.75 11 3.5 3.5 6.5-9M8.75 13.25l1.25 1.25 6.75-9');
const check = shape('m3.75 10.5 4 4 8.5-9');
const half = shape('M10 3.25a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 1 0 0-13.5ZM8 4.5v11M6 5.5v9');

/** Of tokens only: the colors follow the theme of the page while it is changed. */
export const editorLook = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--code-bg)', color: 'var(--c-text)' },
  '&.cm-focused': { outline: 'none', boxShadow: 'inset var(--bar) 0 0 var(--accent)' },
  '.cm-scroller': { font: 'var(--type-code)', fontVariantLigatures: 'none', scrollbarWidth: 'thin', overscrollBehaviorX: 'contain' },
  '.cm-content': { padding: 'var(--space-8) 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--space-16) 0 var(--space-12)' },
  '.cm-cursor, .cm-dropCursor': { borderInlineStart: '2px solid var(--ink)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': { backgroundColor: 'var(--chip)' },
  // Drawn where colors are forced.
  '&.cm-focused .cm-activeLine': { outline: '1px solid transparent', outlineOffset: '-1px' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 28%, transparent)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--chip)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent', outline: '1px solid var(--line-strong)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--discouraged-tint)' },

  '.cm-gutters': {
    // Of marks, numbers and folds; the text field has the same: nothing moves when the one or the other comes.
    minWidth: '60px',
    justifyContent: 'flex-end',
    border: '0',
    borderInlineEnd: '1px solid var(--line)',
    backgroundColor: 'var(--code-bg)',
    color: 'var(--ink-3)',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '24px', padding: '0 2px 0 var(--space-4)' },
  '.cm-activeLineGutter': { color: 'var(--ink)' },
  '.cm-foldGutter .cm-gutterElement': { width: '14px', cursor: 'pointer' },
  '.cm-foldGutter svg': { width: '12px', height: '12px', verticalAlign: '-1px', opacity: '0' },
  '.cm-gutters:hover .cm-foldGutter svg, .cm-foldGutter .folded svg': { opacity: '1' },
  '.cm-foldGutter .folded svg': { transform: 'rotate(-90deg)' },
  '.cm-foldPlaceholder': {
    padding: '0 6px',
    border: '1px solid var(--line-strong)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink-2)',
  },

  '.cm-gutter-lint': { width: '21px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 3px' },
  '.cm-lint-marker': {
    content: 'none',
    width: '15px',
    height: '1lh',
    backgroundColor: 'var(--limited)',
    mask: `${triangle} center / 15px no-repeat`,
    forcedColorAdjust: 'none',
  },
  '.cm-lint-marker-error': { content: 'none', backgroundColor: 'var(--discouraged)', maskImage: octagon },
  '.cm-lintRange': { paddingBottom: '0', backgroundImage: 'none', textDecoration: 'underline wavy 1px', textUnderlineOffset: '3px' },
  '.cm-lintRange-error': { textDecorationColor: 'var(--discouraged)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--limited)' },
  '.cm-lintPoint::after': { borderBottomColor: 'var(--discouraged)' },
  '.cm-diagnostic': {
    padding: 'var(--space-8) var(--space-12)',
    borderInlineStart: 'var(--bar) solid var(--limited)',
    font: 'var(--type-small)',
  },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--discouraged)' },

  '.cm-tooltip': {
    overflow: 'clip',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-8)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-2)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    minWidth: '240px',
    maxWidth: 'min(420px, 90vw)',
    maxHeight: '186px',
    padding: 'var(--space-8)',
    font: 'var(--type-code)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-16)',
    minHeight: '28px',
    padding: '0 var(--space-8)',
    borderRadius: 'var(--radius-4)',
    lineHeight: '1.4',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--tint)',
    color: 'var(--ink)',
    boxShadow: 'inset var(--bar) 0 0 var(--accent)',
  },
  // Below the list, as wide as that: beside it there is room in no layout.
  '.cm-tooltip.cm-completionInfo': {
    position: 'static',
    width: '0',
    minWidth: '100%',
    boxSizing: 'border-box',
    padding: 'var(--space-8) var(--space-12)',
    border: '0',
    borderBlockStart: '1px solid var(--line)',
    borderRadius: '0',
    boxShadow: 'none',
    font: 'var(--type-small)',
  },
  '.cm-completionInfo p': {
    display: '-webkit-box',
    overflow: 'hidden',
    margin: '0',
    '-webkit-line-clamp': '4',
    '-webkit-box-orient': 'vertical',
  },
  '.cm-completionLabel': { flex: '1' },
  '.cm-completionMatchedText': { backgroundColor: 'var(--mark)', textDecoration: 'none' },
  '.cm-availability': { flex: 'none', width: '16px', height: '16px', backgroundColor: 'currentColor', forcedColorAdjust: 'none' },
  '.cm-availability-high': { color: 'var(--high)', mask: `${doubleCheck} center / 16px no-repeat` },
  '.cm-availability-low': { color: 'var(--low)', mask: `${check} center / 16px no-repeat` },
  '.cm-availability-limited': { color: 'var(--limited)', mask: `${half} center / 16px no-repeat` },

  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)', zIndex: '2' },
  '.cm-panels.cm-panels-top': { borderBlockEnd: '1px solid var(--line)' },
  '.cm-panels.cm-panels-bottom': { borderBlockStart: '1px solid var(--line)' },
  '.cm-panel.cm-search, .cm-panel.cm-gotoLine': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-4) var(--space-8)',
    padding: 'var(--space-8) 36px var(--space-8) var(--space-12)',
    font: 'var(--type-small)',
  },
  // What is searched for, what takes its place, and how; beside each field what it does.
  '.cm-panel.cm-search': { display: 'grid', gridTemplateColumns: 'minmax(8rem, 12rem) repeat(3, max-content) 1fr' },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search [name=search]': { gridRow: '1' },
  '.cm-panel.cm-search [name=replace]': { gridRow: '2', gridColumn: '1' },
  '.cm-panel.cm-search [name=next], .cm-panel.cm-search [name=prev], .cm-panel.cm-search [name=select]': { gridRow: '1' },
  '.cm-panel.cm-search [name=replace].cm-button': { gridColumn: '2 / 4' },
  '.cm-panel.cm-search [name=replaceAll]': { gridRow: '2' },
  '.cm-panel.cm-search label:nth-of-type(2)': { gridColumn: '2 / 5' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': { margin: '0', font: 'inherit' },
  '.cm-panel.cm-search label': { gridRow: '3', display: 'inline-flex', alignItems: 'center', gap: 'var(--space-4)' },
  '.cm-panel.cm-search [name=close]': {
    insetBlockStart: '4px',
    insetInlineEnd: '4px',
    width: '28px',
    height: '28px',
    fontSize: '18px',
    cursor: 'pointer',
  },
  '.cm-textfield': {
    minHeight: '28px',
    padding: '0 var(--space-8)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-4)',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
  },
  '.cm-button, .cm-foot button': {
    minHeight: '24px',
    padding: '0 var(--space-8)',
    border: '1px solid transparent',
    borderRadius: 'var(--radius-4)',
    background: 'none',
    color: 'var(--ink-2)',
    font: 'var(--type-small)',
    cursor: 'pointer',
  },
  '.cm-button': { borderColor: 'var(--line-strong)' },
  '.cm-button:hover, .cm-foot button:hover': { borderColor: 'var(--accent)', backgroundColor: 'var(--tint)', color: 'var(--ink)' },
  '.cm-textfield:focus-visible, .cm-button:focus-visible, .cm-foot button:focus-visible, [name=close]:focus-visible, input:focus-visible': {
    outline: '2px solid var(--accent)',
    outlineOffset: '1px',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--mark)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--accent)' },

  '.cm-foot': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-4) var(--space-12)',
    minHeight: '30px',
    padding: '2px var(--space-8) 2px var(--space-12)',
    color: 'var(--ink-3)',
    font: 'var(--type-small)',
    whiteSpace: 'nowrap',
  },
  '.cm-foot .cm-said': { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-foot .cm-leave': { display: 'none' },
  '&.cm-focused .cm-foot .cm-leave': { display: 'inline' },
  '.cm-foot kbd': { padding: '0 5px', border: '1px solid var(--line-strong)', borderRadius: 'var(--radius-4)', font: 'var(--type-label)' },
  '.cm-foot .cm-problems': { display: 'inline-flex', alignItems: 'center', gap: 'var(--space-4)', color: 'var(--discouraged)' },
  '.cm-foot .cm-problems.cm-warnings': { color: 'var(--limited)' },
  '.cm-foot .cm-problems.cm-warnings::before': { maskImage: triangle },
  '.cm-foot .cm-problems[hidden]': { display: 'none' },
  '.cm-foot .cm-problems::before': {
    content: '""',
    width: '14px',
    height: '14px',
    backgroundColor: 'currentColor',
    mask: `${octagon} center / 14px no-repeat`,
  },

  // `&` has no meaning inside a media query here.
  '@media (pointer: coarse)': {
    '.cm-foot .cm-leave, .cm-foot .cm-position': { display: 'none !important' },
    '.cm-foot': { minHeight: '36px' },
    '.cm-foot button': { minHeight: '32px' },
  },
  '@media (forced-colors: active)': {
    '.cm-cursor': { borderColor: 'CanvasText' },
    '.cm-selectionLayer .cm-selectionBackground': {
      background: 'Highlight !important',
      forcedColorAdjust: 'none',
      opacity: '0.5',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '.cm-lint-marker, .cm-availability': { backgroundColor: 'CanvasText' },
    '.cm-foot .cm-problems::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    '.cm-completionMatchedText, .cm-searchMatch': { textDecoration: 'underline' },
  },
});

/** The same colors as on the server, where Prism finds them. */
export const codeColors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.definitionKeyword, tags.unit], color: 'var(--c-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], color: 'var(--c-string)' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.atom, tags.color, tags.character, tags.constant(tags.className)],
    color: 'var(--c-number)',
  },
  {
    tag: [tags.tagName, tags.className, tags.typeName, tags.labelName, tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--c-function)',
  },
  { tag: [tags.propertyName, tags.attributeName, tags.definition(tags.variableName), tags.variableName], color: 'var(--c-property)' },
  { tag: [tags.local(tags.variableName), tags.content], color: 'var(--c-text)' },
  { tag: [tags.comment, tags.documentMeta, tags.processingInstruction], color: 'var(--c-comment)' },
  { tag: [tags.punctuation, tags.operator, tags.bracket, tags.angleBracket], color: 'var(--c-punct)' },
]);

/** Drawings of the site as masks: they take their color from where they are. */
function shape(line: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="black" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${line}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
