import { html, type Html, type Text } from '@webdocs/standalone-pages';
import type { Mail, MailEntry, MailList } from '../mail.ts';
import { htmlBlocks } from './html-blocks.ts';
import { plainBody } from './plain-body.ts';
import { darkStyle, look } from './look.ts';
import { textOf } from './plain-text.ts';
import type { Sender } from './sender.ts';
import { withinOneLine } from './within-one-line.ts';

const previewCharacters = 120;

/**
 * One column of tables with styles in place, 600 wide: what mail programs of twenty years draw alike. It loads nothing, so it looks the
 * same where pictures are blocked, and no opening is counted. Programs that keep the style sheet have a dark form of it.
 */
export function htmlBody(mail: Mail, sender: Sender, say: Text): string {
  const { locale, to, text, body, link, lists = [], period, why, unsubscribe } = mail;
  const { siteName: site, siteAddress } = sender;
  const subject = withinOneLine(mail.subject);
  // What mail programs show beside the subject: of a text with a form, what is said between its headings.
  const lead = body ? plainBody(body.filter(({ kind }) => kind === 'paragraph')) : textOf({ text, lists });
  const preview = [...withinOneLine(lead)].slice(0, previewCharacters).join('');
  return String(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          <style>
            ${darkStyle}
          </style>
        </head>
        <body class="ground" style="${look.ground}">
          <div style="${look.preview}">${preview}</div>
          <table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="${look.ground}">
            <tr>
              <td align="center" style="${look.around}">
                <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${look.column}">
                  <tr>
                    <td class="card" style="${look.card}">
                      ${masthead(site, siteAddress, period)}
                      <h1 class="ink" dir="auto" style="${look.title}">${subject}</h1>
                      ${body ? htmlBlocks(body) : paragraphsOf(text)} ${lists.map(listOf)} ${link && button(link, say)}
                    </td>
                  </tr>
                  <tr>
                    <td class="quiet footer" style="${look.footer}">
                      ${say('mail-sent-by', { site, email: to })} ${say('mail-quiet')}<br />
                      ${why && html`${why.text} <a class="quiet" href="${why.address}" style="${look.footerLink}">${why.label}</a><br />`}
                      <a class="quiet" href="${siteAddress}" style="${look.footerLink}">${siteAddress}</a>
                      ${
                        unsubscribe &&
                        html` · <a class="quiet" href="${unsubscribe}" style="${look.footerLink}">${say('mail-unsubscribe')}</a>`
                      }
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html> `,
  );
}

/** The book of the site out of two cells: a picture could be blocked. */
function masthead(site: string, address: string, period: string | undefined): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${look.masthead}">
    <tr>
      <td class="cover" width="10" height="20" style="${look.cover}"></td>
      <td class="page" width="10" height="20" style="${look.page}"></td>
      <td style="${look.nameCell}"><a class="ink" href="${address}" style="${look.name}">${site}</a></td>
      ${period && html`<td class="quiet" align="right" style="${look.period}">${period}</td>`}
    </tr>
  </table>`;
}

/** What users wrote may run from right to left, whatever the language around it. */
function paragraphsOf(text: string): Html[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return paragraphs.map((paragraph) => html`<p class="ink-2" dir="auto" style="${look.paragraph}">${paragraph}</p>`);
}

function listOf({ title, entries, more }: MailList): Html {
  return html`<h2 class="ink" style="${look.listTitle}">${title}</h2>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      ${entries.map(
        (entry) =>
          html`<tr>
            <td style="${look.entry}">${entryOf(entry)}</td>
          </tr>`,
      )}
    </table>
    ${more && html`<p class="quiet" style="${look.more}">${more}</p>`}`;
}

function entryOf({ name, isCode, address, state, text }: MailEntry): Html {
  const style = isCode ? look.entryCode : look.entryName;
  const named = address
    ? html`<a class="accent" dir="auto" href="${address}" style="${style}">${name}</a>`
    : html`<span class="ink" dir="auto" style="${style}">${name}</span>`;
  return html`${named}<br /><span class="ink-2" style="${look.entryText}"
      >${state && html`<b class="${state.tone}" style="${look.state[state.tone]}">${state.text}.</b> `}${text}</span
    >`;
}

function button({ address, label }: NonNullable<Mail['link']>, say: Text): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="${look.buttonPlace}">
      <tr>
        <td class="fill" style="${look.buttonCell}"><a class="on-fill" href="${address}" style="${look.button}">${label}</a></td>
      </tr>
    </table>
    <p class="quiet" style="${look.asText}">
      ${say('mail-link-as-text')}<br /><a class="accent" href="${address}" style="${look.address}">${address}</a>
    </p>`;
}
