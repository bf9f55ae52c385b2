import { SubscriptionTypeSchema } from '@webdocs/contracts/reader/plans';
import type { Whoami } from '@webdocs/contracts/api/visitor';
import type { Account, Settings } from '@webdocs/database/tables';
import * as v from 'valibot';
import { openedTo } from '../protection/opened-to.ts';

interface VisitorFacts {
  readonly geo: Whoami['geo'];
  readonly getsNewsletter: boolean;
}

/** What whoami tells a person of themselves. */
export function describeVisitor(account: Account, settings: Settings, { geo, getsNewsletter }: VisitorFacts): Whoami {
  const plan = v.parse(SubscriptionTypeSchema, account.subscription_type);
  return {
    geo,
    username: account.id,
    is_authenticated: true,
    is_beta_tester: account.is_beta_tester,
    is_staff: account.is_staff,
    is_super_user: account.is_superuser,
    avatar_url: account.avatar_url,
    is_subscriber: isSubscriber(account),
    subscription_type: plan,
    features: [...openedTo(account)],
    subscriber_number: account.subscriber_number,
    email: account.email,
    settings: {
      locale_override: settings.locale_override,
      ai_help_history: settings.ai_help_history,
      ai_help_share_unanswered: settings.ai_help_share_unanswered,
      collections_last_modified_time: settings.collections_changed_at?.toISOString() ?? null,
      mdnplus_newsletter: getsNewsletter,
      no_ads: settings.no_ads && isSubscriber(account),
    },
  };
}

export function isSubscriber({ subscription_type }: Pick<Account, 'subscription_type'>): boolean {
  return subscription_type !== 'core';
}
