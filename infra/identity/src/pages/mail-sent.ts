import { html, note, standalonePage, type Answer, type Html } from '@webdocs/standalone-pages';
import type { IdentityServices } from '../identity-services.ts';
import type { FlowRoute } from './flow-route.ts';

/** After every form that sends a mail, whatever the address. */
export function mailSent({ frame, hasSandboxInbox }: IdentityServices, email: string, next: Html): Answer {
  const body = html`<div class="intro">
      <h1>Look into your mail</h1>
      <p class="lede">A letter is on its way to <strong>${email}</strong>. ${next}</p>
    </div>
    ${
      hasSandboxInbox &&
      note('note', 'Practice run', html`<p>No letter leaves this computer. <a href="/mail">Open the practice inbox</a> to read it.</p>`)
    }
    <p class="aside">Nothing there after a few minutes? Look among the unwanted mail, or check the address and ask again.</p>`;
  return { document: standalonePage({ ...frame, title: 'Look into your mail', body }) };
}

/** Where no mail can be sent, no form asks for one. */
export function mailMissing({ frame }: IdentityServices): Answer {
  const body = html`<div class="intro"><h1>Not possible here</h1></div>
    ${note('warning', 'Mail is not set up', 'This needs a letter to your address, and this server cannot send any. The operator of this site can set up mail.')}`;
  return { document: standalonePage({ ...frame, title: 'Not possible here', body }), status: 501 };
}

/** For what cannot be done without a mail. */
export function withMail(parts: IdentityServices, handler: FlowRoute['handler']): FlowRoute['handler'] {
  return parts.canMail ? handler : async () => mailMissing(parts);
}
