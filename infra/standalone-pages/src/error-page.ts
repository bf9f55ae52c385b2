import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { brokenBook } from './drawing.ts';
import { buttonLink } from './form-parts.ts';
import { html } from './html.ts';
import { pageWords } from './page-words.ts';
import { standalonePage, type PageFrame } from './page.ts';

interface ErrorWords {
  readonly title: string;
  readonly text: string;
}

const statuses = [400, 403, 404, 405, 413, 415, 429, 503];
const wordsIn = pageWords(new URL('.', import.meta.url));

export interface ErrorPageOptions {
  readonly status: number;
  /** Words of the case itself, in place of those of the status. */
  readonly words?: ErrorWords;
  /** The number under which the cause is in the log. */
  readonly errorId?: string;
}

export function errorPage(frame: PageFrame, { status, words: own, errorId }: ErrorPageOptions): string {
  const say = wordsIn(frame.locale ?? fallbackLocale);
  const id = `standalone-error-${statuses.includes(status) ? status : 'other'}`;
  const { title, text } = own ?? { title: say(id), text: say(`${id}-text`) };
  const body = html`<div class="lost">
    ${brokenBook()}
    <h1>${title}</h1>
    <p class="lede">${text}</p>
    ${errorId && html`<p class="aside">${say('standalone-error-id')} <code>${errorId}</code></p>`}
    <p class="actions">${buttonLink(say('standalone-go-to-site', { site: frame.siteName }), frame.siteAddress)}</p>
  </div>`;
  return standalonePage({ ...frame, title, body });
}
