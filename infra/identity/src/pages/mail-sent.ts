import { button, form, html, note, phrase, type Answer, type Html, type PageRequest } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import type { FlowRoute } from './flow-route.ts';
import { identityPage } from './identity-page.ts';
import type { Refusal } from './refusals.ts';

export interface SentMail {
  readonly email: string;
  /** What its link is for. */
  readonly purpose: 'confirm' | 'reset' | 'change';
  /** Where the form leads that sends it once more. */
  readonly again?: string;
  /** Where another address is written. */
  readonly other: string;
  readonly wasAgain?: boolean;
  readonly steps?: Html;
  readonly refusal?: Refusal;
}

/** After every form that sends a mail, whatever the address. */
export function mailSent(parts: IdentityServices, request: PageRequest, sent: SentMail): Answer {
  const { email, purpose, again, other, wasAgain = false, steps, refusal } = sent;
  const text = parts.text(request.locale);
  const title = text('identity-mail-sent');
  const body = html`${steps}
    <div class="intro">
      <h1>${title}</h1>
      <p class="lede">
        ${phrase(text, 'identity-mail-sent-to', { email: html`<strong>${email}</strong>` })} ${text(`identity-mail-sent-${purpose}`)}
      </p>
    </div>
    ${refusal?.above ?? (wasAgain && note('success', text('identity-mail-sent-again')))}
    ${
      parts.sandboxInbox &&
      note(
        'note',
        text('identity-mail-practice'),
        html`<p>${text('identity-mail-practice-text')} <a href="/mail">${text('identity-mail-practice-open')}</a></p>`,
      )
    }
    <div class="other-way sent-again">
      <p>${text('identity-mail-nothing')}</p>
      ${
        again &&
        form({
          action: again,
          token: request.formToken,
          content: html`<input type="hidden" name="email" value="${email}" /><input type="hidden" name="again" value="yes" />${button(
              text('identity-mail-again'),
              'plain',
            )}`,
        })
      }
      <a href="${other}">${text('identity-mail-other')}</a>
    </div>`;
  return identityPage(parts, request, { title, body, refusal });
}

/** Where no mail can be sent, no form asks for one. */
export function mailMissing(parts: IdentityServices, request: PageRequest): Answer {
  const text = parts.text(request.locale);
  const title = text('identity-mail-missing');
  const body = html`<div class="intro"><h1>${title}</h1></div>
    ${note('warning', text('identity-mail-missing-title'), text('identity-mail-missing-text'))}`;
  return identityPage(parts, request, { title, body, status: 501 });
}

/** For what cannot be done without a mail. */
export function withMail(parts: IdentityServices, handler: FlowRoute['handler']): FlowRoute['handler'] {
  return parts.canMail ? handler : async (request) => mailMissing(parts, request);
}
