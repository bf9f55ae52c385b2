import { paidPlans, type PaidPlan } from '@webdocs/contracts/reader/plans';
import type { SandboxSubscription } from '@webdocs/database/tables';
import { button, buttonLink, choices, form, html, note, standalonePage, type Html, type PageFrame } from '@webdocs/standalone-pages';
import { priceOfPeriod } from '../../prices/billing-period.ts';
import { changes, type ChangeName } from '../changes.ts';
import { prorate } from '../proration.ts';
import { day, money, nameOf, periodOf } from './words.ts';

export interface SubscriptionView {
  readonly address: string;
  readonly token: Html;
  readonly email: string;
  readonly subscription: SandboxSubscription;
  readonly monthlyPrices: Readonly<Record<PaidPlan, number>> | undefined;
  readonly wayBack: string;
  readonly now: Date;
  /** What the visitor has just done. */
  readonly done: string | null;
}

/** The form for another plan came without one. */
export const unchosen = 'unchosen';

const doneWords: Readonly<Record<string, string>> = {
  renew: 'The next period was paid',
  pay: 'The payment went through',
  giveUp: 'The subscription has ended',
  cancel: 'The subscription is cancelled',
  resume: 'The subscription goes on',
  end: 'The subscription has ended',
  plan: 'The plan was changed',
};

export function subscriptionPage(frame: PageFrame, view: SubscriptionView): string {
  const { subscription, email, done, wayBack } = view;
  const body = html`<div class="intro">
      <h1>Your subscription</h1>
      <p class="lede">${summary(subscription)}</p>
    </div>
    ${done !== null && Object.hasOwn(doneWords, done) && note('success', doneWords[done] ?? '', 'The site hears of it within moments.')}
    ${done === unchosen && note('warning', 'Choose a plan first', 'Nothing was changed.')}
    ${
      subscription.state === 'past_due' &&
      note('warning', 'The last payment failed', 'The plan stays for seven days. Pay now to keep it; nothing is lost meanwhile.')
    }
    <dl class="facts">
      <dt>Plan</dt>
      <dd>${nameOf(subscription.plan)}</dd>
      <dt>Price</dt>
      <dd>${money(subscription.price, subscription.currency)} ${periodOf(subscription.plan)}</dd>
      <dt>State</dt>
      <dd>${stateWords(subscription)}</dd>
      ${subscription.state !== 'ended' && dateRow(subscription)}
      <dt>For</dt>
      <dd>${email}</dd>
    </dl>
    ${panels(view)}
    <p class="actions">${buttonLink(`Back to ${frame.siteName}`, wayBack, 'plain')}</p>`;
  return standalonePage({ ...frame, title: 'Your subscription', body, width: 'wide' });
}

export function noSubscriptionPage(frame: PageFrame, wayBack: string): string {
  const body = html`<div class="intro">
      <h1>No subscription</h1>
      <p class="lede">Nothing is paid for here yet.</p>
    </div>
    <p class="actions">${buttonLink(`Back to ${frame.siteName}`, wayBack)}</p>`;
  return standalonePage({ ...frame, title: 'No subscription', body });
}

function summary(subscription: SandboxSubscription): string {
  if (subscription.state === 'ended') return 'It has ended. You can begin a new one on the site at any time.';
  if (subscription.state === 'past_due') return 'The last payment did not go through.';
  if (subscription.ends_with_period) return `It ends on ${day(subscription.period_end)} and is not paid again.`;
  return `It is paid again on ${day(subscription.period_end)}.`;
}

function stateWords({ state, ends_with_period }: SandboxSubscription): string {
  if (state === 'ended') return 'Ended';
  if (state === 'past_due') return 'Payment overdue';
  return ends_with_period ? 'Cancelled, active until its end' : 'Active';
}

function dateRow({ state, ends_with_period, period_end }: SandboxSubscription): Html {
  const label = ends_with_period ? 'Ends on' : state === 'past_due' ? 'Was due on' : 'Next payment';
  return html`<dt>${label}</dt>
    <dd>${day(period_end)}</dd>`;
}

interface Panel {
  readonly title: string;
  readonly text: string;
  readonly buttons: ReadonlyArray<readonly [ChangeName, string, ('primary' | 'plain' | 'danger')?]>;
}

/** What can be done in each state; what cannot happen to the subscription is not offered. */
function panels(view: SubscriptionView): Html[] {
  const { subscription, now } = view;
  const all: Panel[] = [
    { title: 'Pay what is due', text: 'As if the card had been replaced.', buttons: [['pay', 'Pay now', 'primary']] },
    {
      title: 'Cancel',
      text: `The plan stays until ${day(subscription.period_end)}, because it is paid until then. You can change your mind until that day.`,
      buttons: [['cancel', 'Cancel at the end of the period']],
    },
    { title: 'Keep it after all', text: 'It is then paid again as before.', buttons: [['resume', 'Resume the subscription', 'primary']] },
    { title: 'Move time forward', ...timeWords(subscription) },
    {
      title: 'End now',
      text: 'The plan ends in this moment, and what was paid and not used would be paid back.',
      buttons: [['end', 'End it now and refund', 'danger']],
    },
  ];
  const offered = all.flatMap(({ buttons, ...panel }) => {
    const possible = buttons.filter(([name]) => changes[name](subscription, now));
    return possible.length > 0 ? [{ ...panel, buttons: possible }] : [];
  });
  return [...planPanel(view), ...offered.map((panel) => changePanel(view, panel))];
}

/** What the calendar would bring next. */
function timeWords({ state, ends_with_period, period_end }: SandboxSubscription): Pick<Panel, 'text' | 'buttons'> {
  if (state === 'past_due') {
    return { text: 'As if the invoice stayed unpaid for three weeks: the provider gives up.', buttons: [['giveUp', 'It stays unpaid']] };
  }
  if (ends_with_period) {
    return { text: 'As if the last day of the period had come.', buttons: [['renew', 'Let the period end']] };
  }
  return {
    text: `As if ${day(period_end)} had come and the next payment was asked for.`,
    buttons: [
      ['renew', 'Next payment succeeds'],
      ['decline', 'Next payment fails'],
    ],
  };
}

function changePanel({ address, token }: SubscriptionView, { title, text, buttons }: Panel): Html {
  return html`<section class="panel">
    <div class="intro">
      <h2>${title}</h2>
      <p>${text}</p>
    </div>
    ${form({
      action: `${address}/change`,
      token,
      content: html`<div class="actions">
        ${buttons.map(([name, label, kind = 'plain']) => button(label, kind, { name: 'change', value: name }))}
      </div>`,
    })}
  </section>`;
}

function planPanel({ subscription, monthlyPrices, address, token, now }: SubscriptionView): Html[] {
  if (subscription.state !== 'active' || !monthlyPrices) return [];
  const { currency } = subscription;
  const options = paidPlans
    .filter((plan) => plan !== subscription.plan)
    .map((plan) => {
      const price = priceOfPeriod(plan, monthlyPrices);
      const label = `${nameOf(plan)}: ${money(price, currency)} ${periodOf(plan)}`;
      return { value: plan, label, text: prorationWords(subscription, plan, price, now) };
    });
  return [
    html`<section class="panel">
      <div class="intro">
        <h2>Change the plan</h2>
        <p>A change takes effect at once; what was paid and not used counts towards the new plan.</p>
      </div>
      ${form({
        action: `${address}/plan`,
        token,
        content: [choices('plan', 'New plan', options), button('Change the plan', subscription.ends_with_period ? 'plain' : 'primary')],
      })}
    </section>`,
  ];
}

function prorationWords(subscription: SandboxSubscription, plan: PaidPlan, price: number, now: Date): string {
  const { credit, charge, periodEnd } = prorate(subscription, { plan, price }, now);
  const { currency } = subscription;
  const account = `${money(charge, currency)} until ${day(periodEnd)}, less ${money(credit, currency)} paid and not used`;
  return charge >= credit
    ? `Today you would pay ${money(charge - credit, currency)}: ${account}.`
    : `Today you would pay nothing, and ${money(credit - charge, currency)} count towards the next payment: ${account}.`;
}
