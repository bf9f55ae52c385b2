import type { CatalogueEntry } from './catalogue-entry.ts';
import { failuresOfBackups } from './failures-of-backups.ts';
import { failuresInPages } from './failures-in-pages.ts';
import { failuresOfAccounts } from './failures-of-accounts.ts';
import { failuresOfAnswers } from './failures-of-answers.ts';
import { failuresOfCollections } from './failures-of-collections.ts';
import { failuresOfExports } from './failures-of-exports.ts';
import { failuresOfIngestion } from './failures-of-ingestion.ts';
import { failuresOfMail } from './failures-of-mail.ts';
import { failuresOfNewsletter } from './failures-of-newsletter.ts';
import { failuresOfDatabases } from './failures-of-databases.ts';
import { failuresOfObservatory } from './failures-of-observatory.ts';
import { failuresOfPacks } from './failures-of-packs.ts';
import { failuresOfPlacements } from './failures-of-placements.ts';
import { failuresOfReleases } from './failures-of-releases.ts';
import { failuresOfServerEntries } from './failures-of-server-entries.ts';
import { failuresOfTelemetry } from './failures-of-telemetry.ts';
import { failuresOfSurveys } from './failures-of-surveys.ts';
import { failuresOfUpdates } from './failures-of-updates.ts';
import { failuresOfWatching } from './failures-of-watching.ts';

/**
 * The catalogue of failures. Each has a stable code, a sentence that takes the offending values, and what to do.
 * `infra/docs/errors.md` is generated from this table. What a reader's page can run into is in failures-in-pages.ts.
 */
export const failures = {
  ...failuresInPages,
  ...failuresOfServerEntries,
  ...failuresOfReleases,
  ...failuresOfBackups,
  ...failuresOfUpdates,
  ...failuresOfPacks,
  ...failuresOfExports,
  ...failuresOfPlacements,
  ...failuresOfIngestion,
  ...failuresOfTelemetry,
  ...failuresOfSurveys,
  ...failuresOfAnswers,
  ...failuresOfObservatory,
  SITE_NOT_RUNNING: {
    says: 'No site answers for {place}: {cause}',
    remedy:
      'Start it (npm start), name its data folder (--data), or one elsewhere: WEBDOCS_SITE=https://… and WEBDOCS_OPERATOR_TOKEN=…. Without a site: `site rollback <name> --offline`, and `site audit list` for what went live.',
    status: 503,
  },
  OPERATOR_TOKEN_WRONG: {
    says: 'The token is missing or wrong',
    remedy:
      'On the machine of the site it is in operator-token in the data folder; for a site elsewhere give one of `site tokens create` as WEBDOCS_OPERATOR_TOKEN.',
    status: 401,
  },
  TOKEN_ENDED: {
    says: 'The token {id} {cause}',
    remedy: 'Ask an operator for another: site tokens create <team>, or site tokens rotate <id> before it expires.',
    status: 401,
  },
  TOKEN_UNKNOWN: { says: 'There is no token {id} that could be used', remedy: 'See `site tokens list`.', status: 404 },
  TOKEN_OF_OTHER_TEAM: {
    says: 'The token of {team} may not change {remote}',
    remedy: 'A team changes its own remote alone. Use the token of that team, or one of operators.',
    status: 403,
  },
  SIGNING_KEY_MISSING: {
    says: 'There is no key of {team} to sign with in {folder}',
    remedy:
      'site keys create {team}, and let an operator of the site run: site keys trust {team} <file>. WEBDOCS_SIGNING_KEYS names another folder.',
  },
  KEY_MALFORMED: {
    says: 'That is no public key of {team}: the file must hold one ed25519 key in PEM form',
    remedy: '`site keys create` on the machine that signs prints where it is.',
  },
  KEY_UNKNOWN: { says: 'No trusted key of {team} begins with {fingerprint}, or several do', remedy: 'See `site keys list`.', status: 404 },
  KEY_IN_USE: {
    says: '{team} {version} is live and signed with that key alone: without the key it could not be served',
    remedy: 'Trust another key first, deploy a version that is signed with it, then revoke this one.',
    status: 409,
  },
  AUDIT_BROKEN: {
    says: 'Row {row} of the audit does not fit: {cause}',
    remedy: 'A user with the rights of the database changed it. Compare with a backup from before: infra/docs/operations.md, "Who did it".',
  },
  TOKEN_UNPROTECTED: {
    says: 'The token is not sent to {place}: it could be read on the way to another machine',
    remedy: 'Write https:// in WEBDOCS_SITE, or use a tunnel that ends at localhost.',
  },
  OPERATOR_TOKEN_WEAK: {
    says: 'The operator token is shorter than {least} characters',
    remedy: 'Leave WEBDOCS_OPERATOR_TOKEN out, and a good one is made; or: openssl rand -base64 32',
  },
  OPERATOR_HOST_FOREIGN: {
    says: 'The listener for operators is not known as {host}',
    remedy: 'Ask it by localhost, or by the address that it listens on. Another name that leads here goes into WEBDOCS_OPERATIONS_HOSTS.',
    status: 421,
  },
  OPERATOR_CALL_MALFORMED: {
    says: 'The operator call cannot be read: {cause}',
    remedy: 'Use the `site` command of the same version as the site.',
    status: 400,
  },
  OPERATOR_CALL_FAILED: { says: 'The site could not do it: {cause}', remedy: 'The log of the site says more.' },
  UPLOAD_REFUSED: { says: 'The upload is refused: {cause}', remedy: 'Nothing was taken in. Deploy again.', status: 400 },
  UPLOAD_TOO_LARGE: {
    says: 'The upload is larger than {limit} bytes',
    remedy: 'Nothing was taken in. Make the release smaller; source maps are the first to leave out.',
    status: 413,
  },
  PURGE_FAILED: {
    says: 'The cache at {address} was not told to forget {keys}: {cause}',
    remedy: 'It is told again four times within a minute. Until then it shows what was live before; see WEBDOCS_PURGE_ADDRESS.',
  },
  PAGE_FAILED: {
    says: 'The page {address} could not be made: {cause}',
    remedy: 'The stack is in the log under the error id.',
    status: 500,
  },
  ADDRESS_MALFORMED: { says: 'The address cannot be read: {cause}', remedy: 'Check percent signs and control characters.', status: 400 },
  ADDRESS_TOO_LONG: { says: 'The address has {length} characters; {limit} are allowed', remedy: 'Shorten the query.', status: 414 },
  HEADERS_TOO_LARGE: {
    says: 'The request headers are larger than {limit} bytes',
    remedy: 'Delete the cookies of this site and load the page again.',
    status: 431,
  },
  REQUEST_TOO_SLOW: {
    says: 'The request did not arrive within {seconds} s',
    remedy: 'Send it again, over a faster connection.',
    status: 408,
  },
  CONFIGURATION_INVALID: {
    says: 'Wrong values in the configuration, {count}:\n{list}',
    remedy: 'Names, meanings and defaults: infra/docs/configuration.md',
  },
  COMMAND_MISUSED: { says: 'The command cannot be read: {cause}', remedy: 'Use: {usage}' },
  COMMAND_FAILED: {
    says: 'The command failed where it should not have: {cause}',
    remedy: 'This is a mistake of the program. Report it with the lines below.',
  },
  SYSTEM_REFUSED: {
    says: 'The operating system refused {call} for {place}: {cause}',
    remedy: 'Check that the folder is there, that this user may write there, and that the disk has room.',
  },
  NO_ROOM_ON_DISK: {
    says: 'There is no room on the disk: {cause}',
    remedy: 'Make room, then do it again: infra/docs/operations.md, "The disk is full".',
    status: 507,
  },
  FOLDER_NOT_WRITABLE: {
    says: 'The folder {folder} cannot be written: {cause}',
    remedy: 'Give this user the right to write there, or choose another: --data <folder>',
  },
  DOCTOR_FOUND: { says: '{count} of these checks failed', remedy: 'Each line marked FAIL says what to do.' },
  CHECK_IMPOSSIBLE: {
    says: 'This could not be looked at: {cause}',
    remedy: 'Look for a full disk and for missing rights first, then ask again.',
  },
  LOG_LINES_LOST: {
    says: 'The running site could not write {count} lines of its log: {cause}',
    remedy: 'Make room: infra/docs/operations.md, "The disk is full". Lines are written again from then on; those are lost.',
  },
  NODE_TOO_OLD: { says: 'Node {version} is too old', remedy: 'Install Node 20.20 or newer.' },
  PORT_BUSY: { says: 'Port {port} is in use', remedy: 'Stop what listens there, or choose another: npm start -- --port 3100' },
  PORT_FORBIDDEN: {
    says: 'This user may not open port {port}',
    remedy: 'Choose one from 1024 on (--port 3100) and let a proxy take the other, or give the right: setcap cap_net_bind_service.',
  },
  ADDRESS_FOREIGN: {
    says: 'The site cannot listen on {host}: {cause}',
    remedy: 'Addresses of this machine: {known}. All of them: --bind 0.0.0.0',
  },
  DISK_FULL: { says: 'Only {free} MB are free in {folder}; {needed} MB are needed', remedy: 'Free some space and start again.' },
  INSTALL_OFFLINE: {
    says: 'The packages could not be installed: the package registry does not answer',
    remedy: 'Connect once for the first install; afterwards no network is needed.',
  },
  INSTALL_FAILED: { says: 'npm ci ended with code {code}', remedy: 'The lines above say why.' },
  SITE_RUNNING: { says: 'A site is running on this folder (process {pid}); packages are not changed under it', remedy: 'Stop it first.' },
  BROWSER_MISSING: {
    says: 'No Chrome or Chromium was found',
    remedy: 'Install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chrome npm test',
  },
  FIREFOX_MISSING: {
    says: 'No Firefox was found',
    remedy: 'Install one (Debian: apt-get install firefox-esr), or name it: FIREFOX=/path/to/firefox npm run soak -- firefox',
  },
  NAME_UNFIT: {
    says: '{name} cannot be the name of a remote or a feature',
    remedy: 'Lower-case words joined by hyphens: npm run new:mfe -- mfe-games, npm run new:feature -- mfe-docs reading-position',
  },
  NAME_TAKEN: { says: '{path} exists already', remedy: 'Choose another name; nothing was written.' },
  WORDS_MISSING: {
    says: 'The catalogue {folder} has no texts for {languages}',
    remedy:
      'Write {files}, with the messages of en-US.ftl; or begin en-US.ftl with "### English only" where no other language has the page.',
  },
  PART_WITHOUT_SOURCE: {
    says: 'The source of part {part} of {remote}, {source}, exports {count} parts',
    remedy: 'Name the file in definition.ts that has "export const ... = definePart(...)" once, by its path: src/pages/blog/blog.ts.',
  },
  BUILD_FAILED: { says: 'Building {remote} failed: {cause}', remedy: 'The lines above say where.' },
  DATA_PACKAGE_LEFT_OUT: {
    says: 'The data package {name} is left out: {cause}',
    remedy: 'Install version {version}: npm ci. Meanwhile pages go without what comes from it.',
    status: 200,
  },
  PAGES_WRITTEN_OVER: {
    says: '{count} pages are both written and made of open data; the written ones are shown: {names}',
    remedy: 'Nothing to do. Delete a written page to have the generated one again.',
    status: 200,
  },
  CONTENT_UNCHANGED: {
    says: 'Nothing was changed: {cause}',
    remedy: 'Fix that and run the command again; with --dry-run it shows what it would do.',
  },
  CONTENT_CHECK_FAILED: { says: '{count} to fix', remedy: '`site content fix-flaws` and `fix-redirects` fix what needs no decision.' },
  CONTENT_BUILD_INCOMPLETE: {
    says: '{count} pages could not be built',
    remedy: 'The lines above name them; run the same command again once they are fixed; it continues from here.',
  },
  CONTENT_INVALID: { says: '{file}:{line}: {cause}', remedy: 'Fix the file; the rest of the site is served meanwhile.' },
  SHARED_ASSET_NOT_FETCHED: {
    says: '{path} cannot be fetched from {address}: {cause}',
    remedy: 'Readers see the page without it. See whether this machine reaches that address, or name a folder: WEBDOCS_SHARED_ASSETS.',
  },
  ...failuresOfDatabases,
  ...failuresOfAccounts,
  ...failuresOfMail,
  TOO_MANY_REQUESTS: { says: 'Too many requests', remedy: 'Wait for as long as Retry-After says.', status: 429 },
  REPLY_MALFORMED: {
    says: '{call} answered in another form than its contract: {cause}',
    remedy: 'Change the handler, or the reply of the call in shared/contracts/src/api. Only development and tests check this.',
    status: 500,
  },
  INPUT_INVALID: { says: '{list}', remedy: 'Every wrong field is named; the forms are in shared/contracts.', status: 400 },
  ...failuresOfWatching,
  ...failuresOfNewsletter,
  ...failuresOfCollections,
  PLAYGROUND_UNKNOWN: {
    says: 'Playground Error: there is no playground {id}',
    remedy: 'Its owner may have deleted it; check that the link is complete.',
    status: 400,
  },
  PLAYGROUND_HIDDEN: {
    says: 'Playground Error: the playground {id} is hidden',
    remedy: 'Staff have hidden it after readers flagged it. Its owner can still read it, and is told why.',
    status: 403,
  },
  PLAYGROUND_TOO_LARGE: {
    says: 'Playground Error: the code has {bytes} bytes as JSON; {limit} are allowed',
    remedy: 'Put images and data elsewhere and refer to them by their address.',
    status: 413,
  },
  PLAYGROUNDS_FULL: {
    says: 'Your playgrounds hold the most that an account can: {limit} {what}',
    remedy: 'Delete what you no longer need, then try again.',
    status: 400,
  },
  PLAYGROUND_NOTICE_UNSENT: {
    says: 'The owner of the playground {id} could not be told by mail: {cause}',
    remedy: 'What staff did is done. The owner sees it in the list of their playgrounds.',
  },
  DOCUMENT_UNKNOWN: { says: 'Document not found', remedy: 'Only pages of this site can be saved.', status: 404 },
  PAYMENTS_MISSING: {
    says: 'Nothing can be paid here: no payment provider is set up',
    remedy: 'Set WEBDOCS_STRIPE_KEY and WEBDOCS_STRIPE_WEBHOOK_SECRET; a local run has a sandbox provider of its own.',
    status: 501,
  },
  PAYMENTS_DEAF: {
    says: 'There is a Stripe key but no webhook secret: users would pay and never get their plan',
    remedy: 'Set WEBDOCS_STRIPE_WEBHOOK_SECRET; Stripe shows it where the webhook for {address} is set up.',
  },
  COUNTRY_UNSUPPORTED: {
    says: 'Plans are not sold in {country}',
    remedy: 'The list of countries can be replaced: infra/payments/README.md.',
    status: 404,
  },
  PLAN_UNKNOWN: { says: 'There is no plan of this name', remedy: 'Plans: {known}', status: 404 },
  PLANS_INCOMPLETE: {
    says: 'The payment provider has no price in {currency} for {plan}',
    remedy: 'Give it a recurring price with this lookup key and an amount in this currency.',
    status: 500,
  },
  PRICE_LIST_MALFORMED: {
    says: 'The price list {file} cannot be used: {cause}',
    remedy: 'infra/payments/README.md shows its form; without a file the built-in list applies.',
  },
  PAYMENTS_AWAY: {
    says: 'The payment provider cannot be reached: {cause}',
    remedy: 'Nothing was charged. Try again in a moment.',
    status: 503,
  },
  PAYMENT_EVENT_REFUSED: {
    says: 'The payment event was refused: {cause}',
    remedy: 'Check the secret with which the provider signs its events, and the clocks of both sides.',
    status: 400,
  },
  PAYMENT_EVENT_WAITS: {
    says: 'The site did not take the payment event {id}: {cause}',
    remedy: 'It is sent again by itself until it is taken.',
  },
  PAYMENT_ENDING_WAITS: {
    says: 'The {kind} {reference} could not be ended at the payment provider: {cause}',
    remedy: 'It is tried again by itself; until then the provider may charge it.',
  },
  SUBSCRIPTION_TWICE: {
    says: 'The customer {customer} has paid for a second subscription, {subscription}',
    remedy: 'It is being ended at the provider. Refund its payment there.',
  },
  SUBSCRIPTION_GIVEN: {
    says: 'This plan was given to the account, nothing is paid for it',
    remedy: 'There is nothing to change at the payment provider; staff give plans and take them back.',
    status: 404,
  },
  CHECKOUT_CROWDED: {
    says: 'Several checkouts were begun at once',
    remedy: 'Go back and choose a plan once.',
    status: 409,
  },
  STANDALONE_PAGE_FAILED: {
    says: 'The page {address} of a host beside the site could not be made: {cause}',
    remedy: 'The visitor was shown the error id {id}.',
    status: 500,
  },
  FORM_STALE: {
    says: 'The form is too old, or was not sent from its own page',
    remedy: 'Load the page again and send it once more.',
    status: 403,
  },
  FORM_TOO_LARGE: { says: 'The form is larger than {limit} bytes', remedy: 'Shorten what was filled in.', status: 413 },
  FORM_TYPE_UNKNOWN: { says: 'This address takes the fields of a form', remedy: 'Send application/x-www-form-urlencoded.', status: 415 },
  SAMPLE_FRAME_FAILED: {
    says: 'The frame {address} of a sample could not be made: {cause}',
    remedy: 'The reader is told that the sample cannot be shown. The stack is in the log.',
    status: 500,
  },
  EMBED_UNREADABLE: {
    says: 'The address of an embed contains no code that can be read: {cause}',
    remedy: 'Copy the embed again in the dialog Share of the Playground; a part of the address may be missing.',
  },
  EMBED_CONFINED: {
    says: 'An embed can run no code in the frame around it: its sandbox takes away its origin',
    remedy: 'Give the frame allow-same-origin beside allow-scripts: it is that of the embed, not that of the page around it.',
  },
  EMBED_UNCOMPILED: {
    says: 'An embed shows a script that no browser runs as it is',
    remedy: 'Open it in the Playground, which makes JavaScript of it.',
  },
  EMBED_UNANSWERED: {
    says: 'An embed could not be shown: {cause}',
    remedy: 'Check the connection to the hosts of samples, then try again.',
  },
  SEARCH_BUSY: {
    says: 'Too many searches at once: {waiting} are waiting already',
    remedy: 'Search again in a moment.',
    status: 503,
  },
  SEARCH_COUNTS_FAILED: {
    says: 'Searches could not be counted: {cause}',
    remedy:
      'It is tried again each second, and the counts are kept in memory until then. If it lasts, look at the database: `site doctor`.',
  },
  SEARCH_INDEX_FAILED: {
    says: 'The index of the search could not be made: {cause}',
    remedy: 'The one before goes on answering, and it is tried again in a few seconds.',
  },
  PLAY_MODULES_UNUSABLE: {
    says: 'The folder {folder} has no modules that the Playground can offer: {cause}',
    remedy: 'Put ES modules in it, such as tea.js or lit/index.js, or leave WEBDOCS_PLAY_MODULES empty.',
  },
  SAMPLES_AT_HOME: {
    says: 'Samples would run on the host of the site itself, {address}',
    remedy: "Readers' code could read everything that the site keeps. Give it a domain of its own: WEBDOCS_PLAY_ADDRESS.",
  },
} as const satisfies Record<string, CatalogueEntry>;
