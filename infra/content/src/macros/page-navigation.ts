import { element, type Element } from '../parse/tree.ts';
import type { Macro, MacroContext } from './macro.ts';

type Stop = 'previous' | 'next' | 'menu';

/** A row of links that lead through a series; `stops` says which argument is which. */
function pageNavigation(...stops: readonly Stop[]): Macro {
  return (given, context) => {
    const links = stops.flatMap((stop, index) => {
      const slug = slugOf(given.text(index), stop, context);
      return slug === undefined ? [] : [linkTo(slug, stop, context)];
    });
    return links.length
      ? [
          element(
            'ul',
            { class: 'prev-next' },
            links.map((link) => element('li', {}, [link])),
          ),
        ]
      : [];
  };
}

/** The menu of a series is the parent page unless another one is named. */
function slugOf(named: string | undefined, stop: Stop, { slug }: MacroContext): string | undefined {
  if (named !== undefined) return named.replace(/^\/[^/]+\/docs\//, '').replaceAll(' ', '_');
  return stop === 'menu' && slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : undefined;
}

function linkTo(slug: string, stop: Stop, { locale, documents, words }: MacroContext): Element {
  const page = documents.find(locale, slug) ?? documents.find('en-US', slug);
  const label =
    stop === 'menu'
      ? words('content-overview', { title: page?.shortTitle ?? slug.split('/').at(-1)?.replaceAll('_', ' ') ?? '' })
      : words(`content-${stop}`);
  const relation = stop === 'menu' ? undefined : stop === 'previous' ? 'prev' : 'next';
  return element('a', { class: `button ${stop}`, href: `/${locale}/docs/${slug}`, rel: relation }, [label]);
}

export const previousmenunext = pageNavigation('previous', 'next', 'menu');
export const previousnext = pageNavigation('previous', 'next');
export const previousmenu = pageNavigation('previous', 'menu');
export const nextmenu = pageNavigation('next', 'menu');
export const previous = pageNavigation('previous');
export const next = pageNavigation('next');
