import { publicSettings } from './public-settings.ts';
import { serverSettings } from './server-settings.ts';
import { flagOf, type Setting } from './setting.ts';
import { settings, testVariables, type SettingName } from './settings.ts';

/** The text of `infra/docs/configuration.md`, out of the table of settings. */
export function configurationReference(): string {
  return `# Configuration

Generated from \`infra/configuration/src/{public,server}-settings.ts\`. Regenerate it with
\`npx tsx infra/configuration/src/write-reference.ts\`.

Each setting is an environment variable and a flag: \`WEBDOCS_PORT=3100 npm start\` or \`npm start -- --port 3100\`. The flag
wins. A switch is \`on\` or \`off\`; its flag alone means on, with \`--no-\` before its words off. Where a list is meant, the flag
may be repeated. An empty variable counts as not set. Wrong values, and names that do not exist, are all listed at start, and
the site does not start with them.

## What browsers are told too

The same for every visitor, and part of the composition id: a change of one makes every cached page new.

${tableOf(publicSettings)}

## What only the server knows

${tableOf(serverSettings)}

\`DATABASE_URL\` names the PostgreSQL to use (15 or newer); without it the site starts one of its own in the data folder.
Tests and commands read ${testVariables.map(code).join(', ')} for themselves; the site ignores them.
`;
}

function tableOf(table: Readonly<Record<string, Setting>>): string {
  const rows = Object.values(table).map(rowOf);
  return ['| Variable | Flag | Meaning | Allowed | Default | Why |', '|---|---|---|---|---|---|', ...rows].join('\n');
}

function rowOf(setting: Setting): string {
  const { variable, kind, because, meaning } = setting;
  const allowed = setting.onlyWith
    ? `${kind.allowed}; on only together with ${code(flagOf(settings[setting.onlyWith as SettingName]))}`
    : kind.allowed;
  const cells = [
    code(variable),
    setting.secret ? 'none: a secret' : code(flagOf(setting)),
    meaning,
    allowed,
    setting.default ? code(setting.default) : 'empty',
    because,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}
