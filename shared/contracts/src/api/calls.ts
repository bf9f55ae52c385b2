import * as v from 'valibot';
import { account, settings } from './account.ts';
import type { ApiCall } from './call.ts';
import { aiHelp } from './ai-help.ts';
import { campaigns } from './campaigns.ts';
import { collections } from './collections.ts';
import { collectionSelection } from './collection-selection.ts';
import { deadMail } from './dead-mail.ts';
import { description } from './description.ts';
import { digestLinks } from './digest-links.ts';
import { feedback } from './feedback.ts';
import { feedbackSummary } from './feedback-summary.ts';
import { flaggedPlaygrounds } from './flagged-playgrounds.ts';
import { learning } from './learning.ts';
import { newsletterIssues } from './newsletter-issues.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { observatory } from './observatory.ts';
import { operator } from './operator.ts';
import { pure } from '../pure.ts';
import { placements } from './placements.ts';
import { playgrounds } from './playgrounds.ts';
import { report } from './report.ts';
import { searching } from './search.ts';
import { sharedCollections } from './shared-collections.ts';
import { shownUpdates } from './shown-updates.ts';
import { signingIn } from './sign-in.ts';
import { staff } from './staff.ts';
import { submitting } from './submit.ts';
import { subscriptionLinks } from './subscription-links.ts';
import { paymentEvents, subscriptions } from './subscriptions.ts';
import { telemetryReport } from './telemetry-report.ts';
import { surveys } from './surveys.ts';
import { updates } from './updates.ts';
import { visitor } from './visitor.ts';
import { watching } from './watching.ts';

/** Every call that exists, by name. Routes, clients, documentation, limits and fuzzing go by it. */
export const everyCall = /* @__PURE__ */ pure(() => ({
  ...visitor,
  ...settings,
  ...collections,
  ...collectionSelection,
  ...sharedCollections,
  ...learning,
  ...playgrounds,
  ...feedback,
  ...feedbackSummary,
  ...searching,
  ...updates,
  ...shownUpdates,
  ...watching,
  ...signingIn,
  ...staff,
  ...flaggedPlaygrounds,
  ...deadMail,
  ...newsletterIssues,
  ...placements,
  ...submitting,
  ...campaigns,
  ...telemetryReport,
  ...surveys,
  ...subscriptions,
  ...subscriptionLinks,
  ...account,
  ...aiHelp,
  ...observatory,
  ...newsletterLinks,
  ...digestLinks,
  ...paymentEvents,
  ...description,
  ...operator,
  ...report,
}));
export type EveryCall = typeof everyCall;
export type CallName = keyof EveryCall;

/** The calls that this server answers to the public, as its description tells them. */
export const publicCalls: readonly ApiCall[] = /* @__PURE__ */ pure(() =>
  Object.values<ApiCall>(everyCall).filter(({ listener, tag }) => listener === 'public' && tag !== 'Platform'),
);

export const CallNameSchema = /* @__PURE__ */ pure(() => v.picklist(Object.keys(everyCall) as CallName[]));

/** What of the API a remote is bound to, apart from the rest of what it declares: few parts of a remote make any call. */
export interface DeclaredCalls {
  readonly remote: string;
  readonly calls: readonly CallName[];
}
