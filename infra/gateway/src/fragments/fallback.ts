import type { Address } from '@webdocs/contracts/reader/address';
import type { CurriculumPage, Document, Page, Section } from '@webdocs/contracts/page/page';
import { headOf } from '@webdocs/contracts/page/head';
import type { Fallback } from '@webdocs/contracts/remote/definition';
import { gatewayMessages } from '../gateway-messages.ts';
import { escapeHtml } from './escape-html.ts';

/** What stands in for a part that could not be rendered: plain, readable and without any code of the remote. */
export function fallbackHtml(fallback: Fallback, page: Page, address: Address): string {
  switch (fallback.kind) {
    case 'plain-document':
      return plainDocument(page);
    case 'plain-form':
      return plainForm(address);
    case 'reserved-box':
      return `<div class="fallback-box" data-box="${escapeHtml(fallback.box)}"></div>`;
    case 'nothing':
      return '';
  }
}

function plainForm({ locale }: Address): string {
  const label = escapeHtml(gatewayMessages.text('gateway-search'));
  return `<form class="fallback-form" action="/${locale}/search" role="search"><input name="q" type="search" required aria-label="${label}"> <button>${label}</button></form>`;
}

/** Title and text of a page, as the content build made them. */
function plainDocument(page: Page): string {
  return `<article class="fallback-document"><h1>${escapeHtml(titleOf(page))}</h1>${bodyOf(page)}</article>`;
}

function titleOf(page: Page): string {
  if (page.renderer === 'BlogPost') return page.blogMeta.title;
  if (page.renderer === 'ContributorSpotlight') return page.hyData.contributorName;
  if ('doc' in page) return page.doc.title;
  if (page.renderer === 'Generic') return page.hyData.title;
  return headOf(page).title;
}

function bodyOf(page: Page): string {
  if (page.renderer === 'CurriculumLanding' || page.renderer === 'CurriculumOverview') return bodyText(page) + modules(page);
  if ('doc' in page) return bodyText(page);
  if (page.renderer === 'Generic' || page.renderer === 'ContributorSpotlight') return page.hyData.sections.join('');
  if (page.renderer === 'BlogIndex') return list(page.hyData.posts.map(({ slug, title }) => [`/en-US/blog/${slug}/`, title]));
  if (page.renderer === 'Search') return list(page.hits.map(({ mdn_url, title }) => [mdn_url, title]));
  if (page.renderer === 'Homepage') return list(page.hyData.featuredArticles.map(({ mdn_url, title }) => [mdn_url, title]));
  if (page.renderer === 'NotFound') return `<p>${escapeHtml(page.url)}</p>${list(page.alternatives.map(({ url, title }) => [url, title]))}`;
  return '';
}

function bodyText({ doc }: { readonly doc: Document }): string {
  return doc.body.map(sectionHtml).join('');
}

function modules({ doc }: CurriculumPage): string {
  return list(doc.modules.flatMap((part) => [part, ...(part.children ?? [])]).map(({ url, title }) => [url, title]));
}

function sectionHtml({ value }: Section): string {
  const { id, title, isH3, content } = value as { id?: string | null; title?: string | null; isH3?: boolean; content?: string };
  const level = isH3 ? 'h3' : 'h2';
  const heading = title ? `<${level}${id ? ` id="${escapeHtml(id)}"` : ''}>${title}</${level}>` : '';
  return heading + (typeof content === 'string' ? content : '');
}

function list(links: ReadonlyArray<readonly [string, string]>): string {
  return `<ul>${links.map(([href, title]) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`).join('')}</ul>`;
}
