import type { PaidPlan } from '@webdocs/contracts/reader/plans';
import { button, buttonLink, choices, form, html, note, phrase, standalonePage, type Html } from '@webdocs/standalone-pages';
import type { Speech } from './speech.ts';

export interface CheckoutView {
  readonly action: string;
  readonly token: Html;
  readonly email: string;
  readonly plan: PaidPlan;
  /** Of one period, in cents. */
  readonly price: number;
  readonly currency: string;
  readonly nextPayment: Date;
  readonly wayBack: string;
  readonly wasDeclined: boolean;
}

export function checkoutPage({ frame, text, money, day, planName, price: pricePer }: Speech, view: CheckoutView): string {
  const { action, token, email, plan, price, currency, nextPayment, wayBack, wasDeclined } = view;
  const outcomes = (['succeeds', 'declined'] as const).map((value) => ({
    value,
    label: text(`pay-outcome-${value}`),
    text: text(`pay-outcome-${value}-text`),
    isChosen: wasDeclined === (value === 'declined'),
  }));
  const title = text('pay-checkout', { plan: planName(plan) });
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${phrase(text, 'pay-checkout-lede', { price: html`<strong>${pricePer(price, currency, plan)}</strong>` })}</p>
    </div>
    ${wasDeclined && note('danger', text('pay-declined'), text('pay-declined-text'))}
    <dl class="facts">
      <dt>${text('pay-plan')}</dt>
      <dd>${planName(plan)}</dd>
      <dt>${text('pay-today')}</dt>
      <dd>${money(price, currency)}</dd>
      <dt>${text('pay-next')}</dt>
      <dd>${day(nextPayment)}</dd>
      <dt>${text('pay-for')}</dt>
      <dd>${email}</dd>
    </dl>
    ${form({ action, token, content: [choices('outcome', text('pay-simulate'), outcomes), button(text('pay-confirm'))] })}
    <p class="actions">${buttonLink(text('pay-leave'), wayBack, 'plain')}</p>`;
  return standalonePage({ ...frame, title, body });
}

/** A user went back to a checkout, or had two of them open. */
export function subscribedAlreadyPage({ frame, text }: Speech, wayBack: string): string {
  const title = text('pay-already');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${text('pay-already-text')}</p>
    </div>
    <p class="actions">${buttonLink(text('pay-back', { site: frame.siteName }), wayBack)}</p>`;
  return standalonePage({ ...frame, title, body });
}
