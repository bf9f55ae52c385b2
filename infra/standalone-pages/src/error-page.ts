import { brokenBook } from './drawing.ts';
import { buttonLink } from './form-parts.ts';
import { html } from './html.ts';
import { standalonePage, type PageFrame } from './page.ts';

interface ErrorWords {
  readonly title: string;
  readonly text: string;
}

const words: Readonly<Record<number, ErrorWords>> = {
  400: { title: 'That did not work', text: 'The request could not be read.' },
  403: {
    title: 'Please send it again',
    text: 'The form was too old, or did not come from this page. Load the page again and send it once more.',
  },
  404: {
    title: 'Page not found',
    text: 'There is no page at this address. A link out of a message can be used once, and only for a while.',
  },
  405: { title: 'Not possible here', text: 'This page cannot be called in that way.' },
  413: { title: 'That is too much', text: 'What was sent is larger than this form takes.' },
  415: { title: 'That is not a form', text: 'This address takes the fields of a form and nothing else.' },
  429: { title: 'A little slower, please', text: 'There were too many attempts. Wait a while, then try again.' },
  503: { title: 'Back in a moment', text: 'The accounts cannot be reached right now. Nothing was lost; try again in a moment.' },
};
const anythingElse: ErrorWords = { title: 'Something went wrong', text: 'It is our fault, not yours. Try again in a moment.' };

export interface ErrorPageOptions {
  readonly status: number;
  /** Words of the case itself, in place of those of the status. */
  readonly words?: ErrorWords;
  /** The number under which the cause is in the log. */
  readonly errorId?: string;
}

export function errorPage(frame: PageFrame, { status, words: own, errorId }: ErrorPageOptions): string {
  const { title, text } = own ?? words[status] ?? anythingElse;
  const body = html`<div class="lost">
    ${brokenBook()}
    <h1>${title}</h1>
    <p class="lede">${text}</p>
    ${errorId && html`<p class="aside">Error id <code>${errorId}</code></p>`}
    <p class="actions">${buttonLink(`Go to ${frame.siteName}`, frame.siteAddress)}</p>
  </div>`;
  return standalonePage({ ...frame, title, body });
}
