import type { Migration } from 'kysely';
import * as accounts from './001-accounts.ts';
import * as collections from './002-collections.ts';
import * as identity from './003-identity.ts';
import * as signIn from './004-sign-in.ts';
import * as subscriptions from './005-subscriptions.ts';
import * as registry from './006-registry.ts';
import * as pageFeedback from './007-page-feedback.ts';
import * as search from './008-search.ts';
import * as deletions from './009-deletions.ts';
import * as releaseArchives from './010-release-archives.ts';
import * as whoDidIt from './011-who-did-it.ts';
import * as sessionEnds from './012-session-ends.ts';
import * as learningProgress from './013-learning-progress.ts';
import * as playgrounds from './014-playgrounds.ts';
import * as outgoingMail from './015-outgoing-mail.ts';
import * as updates from './016-updates.ts';
import * as watching from './017-watching.ts';
import * as newsletterIssues from './018-newsletter-issues.ts';
import * as sharedCollections from './019-shared-collections.ts';
import * as sessionDevices from './020-session-devices.ts';
import * as toldAtOnce from './021-told-at-once.ts';
import * as campaigns from './022-campaigns.ts';
import * as campaignReportLinks from './023-campaign-report-links.ts';
import * as telemetry from './024-telemetry.ts';
import * as surveys from './025-surveys.ts';
import * as ingestion from './026-ingestion.ts';
import * as telemetryRollUp from './027-telemetry-roll-up.ts';
import * as outsideCreatives from './028-outside-creatives.ts';
import * as aiHelp from './029-ai-help.ts';
import * as observatory from './030-observatory.ts';

/** In this order, each once, never back. A migration that was released is not edited: the next one fixes it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts': accounts,
  '002-collections': collections,
  '003-identity': identity,
  '004-sign-in': signIn,
  '005-subscriptions': subscriptions,
  '006-registry': registry,
  '007-page-feedback': pageFeedback,
  '008-search': search,
  '009-deletions': deletions,
  '010-release-archives': releaseArchives,
  '011-who-did-it': whoDidIt,
  '012-session-ends': sessionEnds,
  '013-learning-progress': learningProgress,
  '014-playgrounds': playgrounds,
  '015-outgoing-mail': outgoingMail,
  '016-updates': updates,
  '017-watching': watching,
  '018-newsletter-issues': newsletterIssues,
  '019-shared-collections': sharedCollections,
  '020-session-devices': sessionDevices,
  '021-told-at-once': toldAtOnce,
  '022-campaigns': campaigns,
  '023-campaign-report-links': campaignReportLinks,
  '024-telemetry': telemetry,
  '025-surveys': surveys,
  '026-ingestion': ingestion,
  '027-telemetry-roll-up': telemetryRollUp,
  '028-outside-creatives': outsideCreatives,
  '029-ai-help': aiHelp,
  '030-observatory': observatory,
};
