import { paidPlans, type PaidPlan } from '@webdocs/contracts/reader/plans';
import type { SandboxSubscription } from '@webdocs/database/tables';
import { button, buttonLink, choices, form, html, note, standalonePage, type Html } from '@webdocs/standalone-pages';
import { priceOfPeriod } from '../../prices/billing-period.ts';
import { changes, type ChangeName } from '../changes.ts';
import { prorate } from '../proration.ts';
import type { Speech } from './speech.ts';

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

const doneThings: readonly string[] = ['renew', 'pay', 'giveUp', 'cancel', 'resume', 'end', 'plan'];

export function subscriptionPage(speech: Speech, view: SubscriptionView): string {
  const { frame, text, day, planName, price } = speech;
  const { subscription, email, done, wayBack } = view;
  const title = text('pay-subscription');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${summary(speech, subscription)}</p>
    </div>
    ${done !== null && doneThings.includes(done) && note('success', text(`pay-done-${done}`), text('pay-done-text'))}
    ${done === unchosen && note('warning', text('pay-unchosen'), text('pay-unchosen-text'))}
    ${subscription.state === 'past_due' && note('warning', text('pay-failed'), text('pay-failed-text'))}
    <dl class="facts">
      <dt>${text('pay-plan')}</dt>
      <dd>${planName(subscription.plan)}</dd>
      <dt>${text('pay-price')}</dt>
      <dd>${price(subscription.price, subscription.currency, subscription.plan)}</dd>
      <dt>${text('pay-status')}</dt>
      <dd>${text(`pay-status-${statusOf(subscription)}`)}</dd>
      ${
        subscription.state !== 'ended' &&
        html`<dt>${text(`pay-date-${statusOf(subscription)}`)}</dt>
          <dd>${day(subscription.period_end)}</dd>`
      }
      <dt>${text('pay-for')}</dt>
      <dd>${email}</dd>
    </dl>
    ${panels(speech, view)}
    <p class="actions">${buttonLink(text('pay-back', { site: frame.siteName }), wayBack, 'plain')}</p>`;
  return standalonePage({ ...frame, title, body, width: 'wide' });
}

export function noSubscriptionPage({ frame, text }: Speech, wayBack: string): string {
  const title = text('pay-none');
  const body = html`<div class="intro">
      <h1>${title}</h1>
      <p class="lede">${text('pay-none-text')}</p>
    </div>
    <p class="actions">${buttonLink(text('pay-back', { site: frame.siteName }), wayBack)}</p>`;
  return standalonePage({ ...frame, title, body });
}

type Status = 'ended' | 'overdue' | 'ending' | 'active';

function statusOf({ state, ends_with_period }: SandboxSubscription): Status {
  if (state === 'ended') return 'ended';
  if (state === 'past_due') return 'overdue';
  return ends_with_period ? 'ending' : 'active';
}

function summary({ text, day }: Speech, subscription: SandboxSubscription): string {
  return text(`pay-summary-${statusOf(subscription)}`, { date: day(subscription.period_end) });
}

interface Panel {
  readonly id: string;
  readonly buttons: ReadonlyArray<readonly [ChangeName, ('primary' | 'plain' | 'danger')?]>;
}

/** What can be done in each state; what cannot happen to the subscription is not offered. */
function panels(speech: Speech, view: SubscriptionView): Html[] {
  const { subscription, now } = view;
  const all: Panel[] = [
    { id: 'pay', buttons: [['pay', 'primary']] },
    { id: 'cancel', buttons: [['cancel']] },
    { id: 'resume', buttons: [['resume', 'primary']] },
    timePanel(subscription),
    { id: 'end', buttons: [['end', 'danger']] },
  ];
  const offered = all.flatMap(({ id, buttons }) => {
    const possible = buttons.filter(([name]) => changes[name](subscription, now));
    return possible.length > 0 ? [{ id, buttons: possible }] : [];
  });
  return [...planPanel(speech, view), ...offered.map((panel) => changePanel(speech, view, panel))];
}

/** What the calendar would bring next. */
function timePanel(subscription: SandboxSubscription): Panel {
  const status = statusOf(subscription);
  if (status === 'overdue') return { id: 'time-overdue', buttons: [['giveUp']] };
  return status === 'ending' ? { id: 'time-ending', buttons: [['renew']] } : { id: 'time', buttons: [['renew'], ['decline']] };
}

function changePanel({ text, day }: Speech, { address, token, subscription }: SubscriptionView, { id, buttons }: Panel): Html {
  const isEnding = statusOf(subscription) === 'ending';
  return html`<section class="panel">
    <div class="intro">
      <h2>${text(`pay-panel-${id.replace(/-.*/, '')}`)}</h2>
      <p>${text(`pay-panel-${id}-text`, { date: day(subscription.period_end) })}</p>
    </div>
    ${form({
      action: `${address}/change`,
      token,
      content: html`<div class="actions">
        ${buttons.map(([name, kind = 'plain']) =>
          button(text(`pay-change-${name === 'renew' && isEnding ? 'let-end' : name}`), kind, { name: 'change', value: name }),
        )}
      </div>`,
    })}
  </section>`;
}

function planPanel(speech: Speech, { subscription, monthlyPrices, address, token, now }: SubscriptionView): Html[] {
  if (subscription.state !== 'active' || !monthlyPrices) return [];
  const { text, planName, price: pricePer } = speech;
  const options = paidPlans
    .filter((plan) => plan !== subscription.plan)
    .map((plan) => {
      const price = priceOfPeriod(plan, monthlyPrices);
      const label = text('pay-plan-option', { plan: planName(plan), price: pricePer(price, subscription.currency, plan) });
      return { value: plan, label, text: prorationWords(speech, subscription, plan, price, now) };
    });
  return [
    html`<section class="panel">
      <div class="intro">
        <h2>${text('pay-panel-plan')}</h2>
        <p>${text('pay-panel-plan-text')}</p>
      </div>
      ${form({
        action: `${address}/plan`,
        token,
        content: [
          choices('plan', text('pay-new-plan'), options),
          button(text('pay-panel-plan'), subscription.ends_with_period ? 'plain' : 'primary'),
        ],
      })}
    </section>`,
  ];
}

function prorationWords(speech: Speech, subscription: SandboxSubscription, plan: PaidPlan, price: number, now: Date): string {
  const { text, day } = speech;
  const { credit, charge, periodEnd } = prorate(subscription, { plan, price }, now);
  const money = (cents: number) => speech.money(cents, subscription.currency);
  const account = { charge: money(charge), date: day(periodEnd), credit: money(credit) };
  return charge >= credit
    ? text('pay-proration-charge', { ...account, due: money(charge - credit) })
    : text('pay-proration-credit', { ...account, rest: money(credit - charge) });
}
