import type { CatalogueEntry } from './catalogue-entry.ts';

/** What can go wrong with a release, and with what is live. */
export const failuresOfReleases = {
  SERVER_BUNDLE_REFUSED: {
    says: 'Server bundle of {remote} {version} was refused: {cause}',
    remedy: 'The previous version keeps serving on both sides. Fix the release and deploy again.',
    status: 422,
  },
  PLATFORM_NOT_PREPARED: {
    says: 'The scripts of the platform are not built: {folder} has none for this version',
    remedy: 'Once for each version of the platform: npm run site -- prepare',
  },
  SITE_CRASHES: {
    says: 'The site ended {count} times within a minute of its start with {versions}',
    remedy:
      'What ran for ten minutes before is served until something else goes live. Look at the log, then: site rollback <remote>, or --offline while no site runs.',
  },
  DEFINITION_MISNAMED: {
    says: 'The definition of {remote} uses names that it may not: {cause}',
    remedy: 'What all remotes share has its name in shared/contracts; events and slots of one remote begin with its own name.',
  },
  RELEASE_MALFORMED: {
    says: 'Release {source} is malformed: {cause}',
    remedy: 'Build it with `site deploy`; do not edit release.json by hand.',
    status: 422,
  },
  RELEASE_UNSIGNED: {
    says: 'Release {remote} {version} is not signed by a key of team {team}',
    remedy:
      'Sign with the key of the team. Where it is lost: site keys create {remote}, then site keys trust {remote} <file>, and deploy again.',
    status: 422,
  },
  RELEASE_TAMPERED: {
    says: 'File {file} of {remote} {version} does not match its recorded hash',
    remedy: 'Publish the release again; artifacts are immutable.',
    status: 422,
  },
  RELEASE_DUPLICATE: {
    says: '{remote} {version} exists already with other content',
    remedy: 'Versions are immutable: raise the version.',
    status: 409,
  },
  RELEASE_INCOMPATIBLE: {
    says: '{remote} {version} cannot join the live composition: {cause}',
    remedy:
      'Change what the cause names: shared packages to what the live shell provides (site status shows it), events, slots and routes to what the live remotes declare.',
    status: 422,
  },
  RELEASE_TOO_LARGE: {
    says: '{remote} {version} is larger than its definition allows: {cause}',
    remedy: 'Let the page fetch later what it does not need at once, or raise the budget in definition.ts and say why.',
    status: 422,
  },
  RELEASE_STYLES_UNCONFINED: {
    says: 'Styles of {remote} {version} reach beyond what it draws: {cause}',
    remedy:
      'Give each selector a class of a CSS module on its subject or on an ancestor of it; `html` and `:root` may only say when a rule holds.',
    status: 422,
  },
  SOURCES_REFUSED: {
    says: 'The code of {remote} is not deployed as it is: {cause}',
    remedy: 'Correct it and deploy again. `npm test -- types lint` says all that is wrong.',
  },
  RELEASE_INCOMPLETE: {
    says: '{remote} {version} lacks what its definition promises: {cause}',
    remedy: 'Build it with `site deploy`: each part of definition.ts has its source there, and shared packages come from the shell.',
    status: 422,
  },
  RELEASE_ROUTE_TAKEN: {
    says: '{remote} {version} takes addresses of another team: {cause}',
    remedy: 'Give the page an address of its own in definition.ts, or let the other team give up theirs first.',
    status: 422,
  },
  OVERRIDE_REFUSED: {
    says: 'A token of team {team} overrides no rule of the gate',
    remedy: 'Ask an operator to deploy it with --override, or keep the rule.',
    status: 403,
  },
  RELEASE_TRIAL_FAILED: {
    says: '{remote} {version} was tried before it went live, and failed: {cause}',
    remedy: 'Draw the part with that page in a unit test (fixtures/part-pages.ts of the remote has the fixtures), fix it and deploy again.',
    status: 422,
  },
  RELEASE_REHEARSAL_FAILED: {
    says: '{remote} {version} was opened in a browser before it went live, and failed: {cause}',
    remedy: 'Open that page with `npm run dev` and look at the console, fix the part and deploy again.',
    status: 422,
  },
  REHEARSAL_UNAVAILABLE: {
    says: 'The rehearsal browser {browser} cannot be used: {cause}',
    remedy:
      'Correct WEBDOCS_REHEARSAL_BROWSER, or leave it out: releases are then tried on the server alone. For this one: --override "<reason>".',
    status: 503,
  },
  NOTHING_LIVE: {
    says: 'Nothing is live in {place}: there is no page to serve',
    remedy: 'Is it the right one (--data, DATABASE_URL)? For a new site, `npm start` builds and publishes the first releases.',
  },
  REMOTE_UNKNOWN: { says: 'No remote is called {remote}', remedy: 'Known names: {known}', status: 404 },
  VERSION_UNKNOWN: { says: '{remote} has no version {version}', remedy: 'Published versions: {known}', status: 404 },
  VERSION_NOT_SERVED: {
    says: 'The change is made, and the running site does not serve {remote} {version} yet: it goes on with {served}',
    remedy:
      'site status shows whether it does by now. Where it does not, its log says why (SERVER_BUNDLE_REFUSED): fix the release and deploy again, or: site rollback {remote}',
  },
  RETIRED_STILL_SERVED: {
    says: '{remote} is retired, and the running site has not left it out yet: it serves {served}',
    remedy: 'It follows as soon as its database answers; its log says why it did not. site status shows whether it has by now.',
  },
  CHANGE_UNKNOWN: {
    says: 'This gateway knows of no change {id}',
    remedy:
      'It was started again since, or the change ended more than an hour ago. site status shows what is live, site history how it came about.',
    status: 404,
  },
  CHANGE_OUTCOME_UNKNOWN: {
    says: 'Whether {versions} went live is not known: {cause}',
    remedy: 'The site may still be trying it. site status shows what is live and what is being tried, site history what was changed.',
  },
  SITE_STOPPING: {
    says: 'The site is stopping and takes no change any more',
    remedy: 'Try again when it has been started again. Nothing was changed.',
    status: 503,
  },
  NOTHING_TO_ROLL_BACK: { says: '{remote} has no earlier live version', remedy: 'Deploy or promote a version by name.', status: 409 },
  REMOTE_NOT_LIVE: { says: '{remote} is not live', remedy: 'Live are: {known}', status: 409 },
  REMOTE_NEEDED: {
    says: '{remote} cannot be retired: {cause}',
    remedy: 'Deploy what needs it without that need first, or retire that as well.',
    status: 409,
  },
  ROLLBACK_SITE_RUNNING: {
    says: 'A site is running on {folder} (process {pid})',
    remedy: 'Leave out --offline: site rollback {remote}',
  },
  POINTER_MALFORMED: {
    says: 'The live pointer {source} cannot be read: {cause}',
    remedy: 'The last good composition keeps serving. Promote a version: what the history says was live is built on.',
  },
  HISTORY_MALFORMED: {
    says: 'Line {line} of the history {source} cannot be read: {cause}',
    remedy: 'The line is left out. Restore it from a copy if a rollback needs it.',
  },
  REGISTRY_LOCKED: {
    says: 'Another change of the registry is under way (connection {pid} of the database)',
    remedy: 'Try again when it has finished.',
    status: 409,
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;
