import { headingId } from '@webdocs/contracts/page/document-ids';
import type { PlainPage } from '@webdocs/contracts/page/description';
import type { Address } from '@webdocs/contracts/reader/address';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Fallback } from '@webdocs/contracts/remote/definition';
import { gatewayMessages } from '../gateway-messages.ts';
import { escapeHtml } from './escape-html.ts';

/** What stands in for a part that could not be rendered; `plain` answers what the page says without it. */
export async function fallbackHtml(fallback: Fallback, { locale }: Address, plain: () => Promise<PlainPage>): Promise<string> {
  switch (fallback.kind) {
    case 'plain-document':
      return plainDocument(await plain());
    case 'plain-form':
      return plainForm(locale);
    case 'reserved-box':
      return `<div class="fallback-box" data-box="${escapeHtml(fallback.box)}"></div>`;
    case 'nothing':
      return '';
  }
}

function plainForm(locale: Locale): string {
  const label = escapeHtml(gatewayMessages(locale).text('gateway-search'));
  return `<form class="fallback-form" action="/${locale}/search" role="search"><input name="q" type="search" required aria-label="${label}"> <button>${label}</button></form>`;
}

/** Title and text of a page: readable, and without any code of its remote. */
function plainDocument({ title, text, sections, links }: PlainPage): string {
  const line = text === undefined ? '' : `<p>${escapeHtml(text)}</p>`;
  return `<article class="fallback-document"><h1 id="${headingId}">${escapeHtml(title)}</h1>${line}${sections.map(sectionHtml).join('')}${list(links)}</article>`;
}

function sectionHtml({ heading, html }: PlainPage['sections'][number]): string {
  if (!heading) return html;
  const { id, level, html: title } = heading;
  return `<h${level}${id ? ` id="${escapeHtml(id)}"` : ''}>${title}</h${level}>${html}`;
}

function list(links: PlainPage['links']): string {
  if (!links) return '';
  return `<ul>${links.map(({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`).join('')}</ul>`;
}
