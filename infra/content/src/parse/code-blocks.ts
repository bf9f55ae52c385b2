import { languageName } from './language-names.ts';
import { highlight } from './highlight.ts';
import { element, isElement, textOf, type Element, type Node, type WrittenCode } from './tree.ts';

export interface CodeWords {
  readonly goodExample: string;
  readonly badExample: string;
}

/** What a fence says after its three ticks: ```` ```css-nolint hidden live-sample___box ````. */
type FenceInfo = Omit<WrittenCode, 'source'>;

function fenceInfoOf(pre: Element): FenceInfo | undefined {
  const code = pre.children[0];
  const [, named, flags = ''] = /(?:^|\s)brush:\s*([^\s;]+)(.*)$/s.exec(pre.attributes['class'] ?? '') ?? [];
  if (named !== undefined && pre.children.every((child) => child.type === 'text' || child === code))
    return holdsTextAlone(code) ? fenceInfo(named, flags.replace(/\bnotranslate\b|;\s*\S+/g, '')) : undefined;
  if (!isElement(code, 'code')) return undefined;
  return fenceInfo(/(?:^|\s)language-(\S+)/.exec(code.attributes['class'] ?? '')?.[1] ?? '', code.fence ?? '');
}

/** Older pages have code between the tags of `pre`, or of a `code` in it. */
function holdsTextAlone(node: Node | undefined): boolean {
  return node?.type !== 'element' || (node.tag === 'code' && node.children.every((child) => child.type === 'text'));
}

function fenceInfo(named: string, flags: string): FenceInfo {
  const language = named.replace(/-nolint$/, '').toLowerCase();
  return {
    language: /^[a-z0-9+#_.-]*$/.test(language) ? language : '',
    flags: flags.split(/\s+/).filter((flag) => /^[^\s"'<>&=]+$/.test(flag)),
  };
}

/** A fence in its frame: a head that names the language, and the highlighted code. Older pages write it as `<pre class="brush: js">`. */
export function codeBlockOf(pre: Element, words: CodeWords): Element | undefined {
  const info = fenceInfoOf(pre);
  if (!info) return undefined;
  const { language, flags } = info;
  const source = textOf(pre);

  const brush = ['brush:', language, ...flags, 'notranslate'].filter(Boolean).join(' ');
  const block = element('pre', { class: brush }, [element('code', {}, [{ type: 'verbatim', value: highlight(source, language) }])]);
  const frame = flags.includes('hidden')
    ? element('div', { class: 'code-example', hidden: '' }, [block])
    : element('div', { class: 'code-example' }, [element('div', { class: 'example-header' }, headOf(language, flags, words)), block]);
  frame.code = { language, flags, source };
  if (pre.place) frame.place = pre.place;
  return frame;
}

function headOf(language: string, flags: readonly string[], words: CodeWords): Node[] {
  const head: Node[] = [];
  if (language && language !== 'plain') head.push(element('span', { class: 'language-name' }, [languageName(language)]));
  if (flags.includes('example-good')) head.push(element('span', { class: 'example-verdict good' }, [words.goodExample]));
  if (flags.includes('example-bad')) head.push(element('span', { class: 'example-verdict bad' }, [words.badExample]));
  return head;
}
