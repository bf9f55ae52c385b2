import { element, type Element } from '../parse/tree.ts';
import type { Macro, MacroContext } from './machinery/macro.ts';

type Stop = 'previous' | 'next' | 'menu';

/** As they are shown and reached, whatever the order of the arguments. */
const order: readonly Stop[] = ['previous', 'menu', 'next'];

/** A row of links that lead through a series; `stops` says which argument is which. */
function pageNavigation(...stops: readonly Stop[]): Macro {
  return (given, context) => {
    const items = order.flatMap((stop) => {
      const slug = stops.includes(stop) ? slugOf(given.text(stops.indexOf(stop)), stop, context) : undefined;
      return slug === undefined ? [] : [element('li', {}, [linkTo(slug, stop, context)])];
    });
    return items.length ? [element('ul', { class: 'prev-next', 'aria-label': context.words('content-series') }, items)] : [];
  };
}

/** The menu of a series is the parent page unless another one is named. */
function slugOf(named: string | undefined, stop: Stop, { slug }: MacroContext): string | undefined {
  if (named !== undefined) return named.replace(/^\/[^/]+\/docs\//, '').replaceAll(' ', '_');
  return stop === 'menu' && slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : undefined;
}

function linkTo(slug: string, stop: Stop, { locale, documents, words }: MacroContext): Element {
  const page = documents.find(locale, slug) ?? documents.find('en-US', slug);
  const title = page?.shortTitle.replaceAll('`', '');
  const link = { class: `button ${stop}`, href: `/${locale}/docs/${slug}` };
  if (stop === 'menu') return element('a', link, [words('content-overview', { title: title ?? nameIn(slug) })]);
  const direction = element('span', { class: 'direction' }, [words(`content-${stop}`)]);
  const parts = title === undefined ? [direction] : [direction, ' ', element('span', { class: 'title' }, [title])];
  return element('a', { ...link, rel: stop === 'previous' ? 'prev' : 'next' }, parts);
}

function nameIn(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

export const previousmenunext = pageNavigation('previous', 'next', 'menu');
export const previousnext = pageNavigation('previous', 'next');
export const previousmenu = pageNavigation('previous', 'menu');
export const nextmenu = pageNavigation('next', 'menu');
export const previous = pageNavigation('previous');
export const next = pageNavigation('next');
