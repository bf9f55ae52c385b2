import type { Facts } from '../page-sources.ts';
import { nameOf, type PageHead, type Subject } from '../planned-page.ts';

const reference = 'Web/CSS/Reference/';

/** How a page about something of CSS is called, by the place of its address. */
export function cssHead(subject: Subject, facts: Facts): PageHead | undefined {
  const [place = '', first = '', second, ...deeper] = subject.slug.slice(reference.length).split('/');
  if (deeper.length) return undefined;
  const name = second ?? first;
  switch (place) {
    case 'Properties':
      return second === undefined ? head(name, propertyKind(name, facts), 'css-properties') : undefined;
    case 'Selectors':
      return second === undefined ? selectorHead(first, facts) : undefined;
    case 'At-rules':
      if (second === undefined) return head(first, ['css-at-rule', 'CSS at-rule'], 'css-at-rules');
      if (first === '@media') return head(name, ['css-media-feature', 'CSS media feature'], 'css-at-rules');
      return head(name, ['css-at-rule-descriptor', 'CSS at-rule descriptor'], 'css-at-rules');
    case 'Values':
      return valueHead(subject, second === undefined ? undefined : first, facts);
    default:
      return undefined;
  }
}

type Kind = readonly [pageType: string, words: string];

function head(name: string, [pageType, words]: Kind, sidebar: string): PageHead {
  return { title: `\`${name}\` ${words}`, shortTitle: name, pageType, sidebars: [sidebar] };
}

function propertyKind(name: string, { data }: Facts): Kind {
  return longhandsOf(name, data).length ? ['css-shorthand-property', 'CSS property'] : ['css-property', 'CSS property'];
}

/** Properties that a shorthand sets. Where the data name a single one, they leave out others. */
export function longhandsOf(name: string, { cssGrammar }: Facts['data']): readonly string[] {
  const named = cssGrammar?.definition(name)?.longhands ?? [];
  return named.length > 1 ? named : [];
}

function selectorHead(written: string, { data }: Facts): PageHead {
  const takes = data.cssFacts?.takesArguments(written) || data.cssGrammar?.selector(written)?.includes('(');
  const name = takes ? `${written}()` : written;
  if (written.startsWith('::')) return head(name, ['css-pseudo-element', 'CSS pseudo-element'], 'css-selectors');
  if (written.startsWith(':')) return head(name, ['css-pseudo-class', 'CSS pseudo-class'], 'css-selectors');
  const words = written.replaceAll('_', ' ');
  const pageType = /combinator/i.test(words) ? 'css-combinator' : 'css-selector';
  return { title: words, shortTitle: words, pageType, sidebars: ['css-selectors'] };
}

function valueHead(subject: Subject, type: string | undefined, { data }: Facts): PageHead {
  const bare = nameOf(subject).replace(/_(value|function)$/, '');
  const isKeyword = subject.keys.some((key) => key.startsWith('css.types.global_keywords.'));
  if (isKeyword) return head(bare, ['css-keyword', 'CSS keyword'], 'css-values');
  const isFunction =
    !subject.slug.endsWith('_value') && data.cssGrammar?.function(bare, type === undefined ? [] : [`<${type}>`]) !== undefined;
  if (isFunction) return head(`${bare}()`, ['css-function', 'CSS function'], 'css-functions');
  if (type !== undefined) return head(bare, ['css-keyword', `CSS value of \`<${type.replace(/_value$/, '')}>\``], 'css-values');
  return head(`<${bare}>`, ['css-type', 'CSS type'], 'css-values');
}
