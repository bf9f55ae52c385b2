import type { PaidPlan } from '@webdocs/contracts/reader/plans';
import { button, buttonLink, choices, form, html, note, standalonePage, type Html, type PageFrame } from '@webdocs/standalone-pages';
import { day, money, nameOf, periodOf } from './words.ts';

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

export function checkoutPage(frame: PageFrame, view: CheckoutView): string {
  const { action, token, email, plan, price, currency, nextPayment, wayBack, wasDeclined } = view;
  const perPeriod = `${money(price, currency)} ${periodOf(plan)}`;
  const outcomes = [
    { value: 'succeeds', label: 'Payment succeeds', text: 'The subscription begins at once.', isChosen: !wasDeclined },
    { value: 'declined', label: 'Payment is declined', text: 'As by a bank that says no: nothing begins.', isChosen: wasDeclined },
  ];
  const body = html`<div class="intro">
      <h1>Subscribe to ${nameOf(plan)}</h1>
      <p class="lede">You would pay <strong>${perPeriod}</strong>, from today until you cancel.</p>
    </div>
    ${wasDeclined && note('danger', 'The payment was declined', 'Nothing was charged and no subscription began. Try again, or go back.')}
    <dl class="facts">
      <dt>Plan</dt>
      <dd>${nameOf(plan)}</dd>
      <dt>Today</dt>
      <dd>${money(price, currency)}</dd>
      <dt>Next payment</dt>
      <dd>${day(nextPayment)}</dd>
      <dt>For</dt>
      <dd>${email}</dd>
    </dl>
    ${form({ action, token, content: [choices('outcome', 'How shall the payment go?', outcomes), button('Confirm and subscribe')] })}
    <p class="actions">${buttonLink('Go back without subscribing', wayBack, 'plain')}</p>`;
  return standalonePage({ ...frame, title: `Subscribe to ${nameOf(plan)}`, body });
}

/** A user went back to a checkout, or had two of them open. */
export function subscribedAlreadyPage(frame: PageFrame, wayBack: string): string {
  const body = html`<div class="intro">
      <h1>You subscribe already</h1>
      <p class="lede">A second subscription would only cost twice. Nothing was charged here.</p>
    </div>
    <p class="actions">${buttonLink(`Back to ${frame.siteName}`, wayBack)}</p>`;
  return standalonePage({ ...frame, title: 'You subscribe already', body });
}
