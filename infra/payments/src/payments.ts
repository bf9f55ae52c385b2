import type { IncomingHttpHeaders } from 'node:http';
import type { PaidPlan } from '@webdocs/contracts/reader/plans';
import type { Plans } from '@webdocs/contracts/api/subscriptions';

/** What the site asks of the payment provider. It never sees a card, and the provider never sees more than an address. */
export interface Payments {
  /** Stored with the provider's ids of users and subscriptions: ids of one provider mean nothing to another. */
  readonly provider: string;
  /** No money moves. */
  readonly isSandbox: boolean;
  /** Undefined where nothing is sold. */
  prices(country: string): Promise<Plans | undefined>;
  /** The provider's id of a user; the same for every call with the same account. */
  customerFor(user: { readonly accountId: string; readonly email: string }): Promise<string>;
  /** A page on which a subscription begins. The same attempt twice is the same page. */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** It can no longer be paid there. It may have been: then it stays as it is. */
  closeCheckout(id: string): Promise<'closed' | 'paid'>;
  /** The address of a page on which a customer changes or ends what they pay for. */
  managePage(visit: ManageVisit): Promise<string>;
  /** Ends at once what is paid for; a customer is forgotten with it. What is gone already is no failure. */
  end(kind: PaymentEnding, id: string): Promise<void>;
  /** What a call to our address for events says; undefined for what does not concern us. A call not signed by the provider fails. */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | undefined>;
}

export type PaymentEnding = 'customer' | 'subscription';

export interface CheckoutOrder {
  readonly attempt: string;
  readonly customer: string;
  readonly plan: PaidPlan;
  readonly country: string;
  readonly locale: string;
  /** Absolute addresses to go on to. */
  readonly whenPaid: string;
  readonly whenGivenUp: string;
}

export interface Checkout {
  readonly id: string;
  readonly address: string;
  readonly expiresAt: Date;
}

export interface ManageVisit {
  readonly customer: string;
  readonly locale: string;
  /** Absolute address of the way back. */
  readonly wayBack: string;
}

/** A subscription as the provider sees it, told whenever something of it changed. */
export interface PaymentEvent {
  readonly id: string;
  /** Orders the events of a subscription. */
  readonly time: Date;
  readonly customer: string;
  readonly subscription: string;
  readonly plan: PaidPlan;
  readonly state: 'active' | 'past_due' | 'ended';
  /** When it is paid again, or ends where that is wished. */
  readonly periodEnd: Date;
  readonly endsWithPeriod: boolean;
}
