import type { Whoami } from '@webdocs/contracts/api/visitor';
import { unknownSession, type Session } from '@webdocs/contracts/events/event';

/** Who the reader is, out of what the API says. A reader who is not signed in has nothing that belongs to an account. */
export function sessionFrom(whoami: Whoami): Session {
  const geo = whoami.geo ?? unknownSession.geo;
  const maintenance = whoami.maintenance || null;
  const hasSurveys = whoami.has_surveys;
  if (!whoami.is_authenticated) return { ...unknownSession, status: 'anonymous', geo, maintenance, hasSurveys };
  return {
    status: 'signed-in',
    username: whoami.username ?? null,
    email: whoami.email ?? null,
    avatarUrl: whoami.avatar_url || null,
    isAuthenticated: true,
    isBetaTester: whoami.is_beta_tester ?? false,
    isStaff: whoami.is_staff ?? false,
    isSuperuser: whoami.is_super_user ?? false,
    isSubscriber: whoami.is_subscriber ?? false,
    subscriptionType: whoami.subscription_type ?? null,
    subscriberNumber: whoami.subscriber_number ?? null,
    features: whoami.features ?? [],
    geo,
    maintenance,
    hasSurveys,
    settings: {
      aiHelpHistory: whoami.settings?.ai_help_history ?? null,
      aiHelpShareUnanswered: whoami.settings?.ai_help_share_unanswered ?? false,
      collectionLastModified: whoami.settings?.collections_last_modified_time ?? null,
      mdnplusNewsletter: whoami.settings?.mdnplus_newsletter ?? false,
      noAds: whoami.settings?.no_ads ?? false,
    },
  };
}
