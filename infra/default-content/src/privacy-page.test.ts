import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { metricDeclarations } from '@webdocs/contracts/telemetry/metrics';
import { defaultContentRoot } from './default-content.ts';

/** How the privacy page says each thing that is told of a visit. */
const phrases: Readonly<Record<string, string>> = {
  'page.path': 'which page that is',
  'page.kind': 'of what kind',
  'page.http_status': 'whether the page was found',
  'page.is_baseline': 'how widely browsers support its subject',
  'page.referrer': 'where you came from',
  'page.utm': 'the name of a campaign',
  'page.is_first_view': 'whether it is the first page in this tab',
  'navigator.user_languages': 'the languages of your browser',
  'navigator.user_agent': 'its family without its version',
  'navigator.viewport_breakpoint': 'the width class',
  'navigator.viewport_ratio': 'the proportions of its window',
  'navigator.viewport_horizontal_coverage': "the window's share of the screen",
  'navigator.geo': 'your country',
  'navigator.geo_iso': 'its code',
  'navigator.subscription_type': 'the kind of plan you have',
  'element.clicked': 'When you press something that has a name here',
  'site.locale': 'the language of the page',
  'site.remote': 'which part of the site showed the page',
  'site.version': 'in which version',
  'site.shell_version': 'with which version of the frame around it',
  'site.composition': 'the combination of versions',
  'vitals.lcp': 'when the largest thing in it appeared',
  'vitals.inp': 'how long it took to answer what you pressed',
  'vitals.cls': 'how much it moved while it loaded',
  'vitals.ttfb': 'how long the server took',
};

let section: string;

beforeAll(async () => {
  const page = await readFile(join(defaultContentRoot, 'generic/en-US/about/privacy.md'), 'utf8');
  section = /\n## Usage figures\n([^]*?)(\n## |$)/.exec(page)?.[1] ?? '';
});

const told = metricDeclarations.map(({ category, name }) => `${category}.${name}`);

test.each(told)('readers are told that %s is sent', (metric) => {
  expect(phrases[metric]).toBeDefined();
  expect(section).toContain(phrases[metric]);
});

test('each has words of its own, and none is announced that is not sent', () => {
  expect(new Set(Object.values(phrases)).size).toBe(told.length);
  expect(Object.keys(phrases).sort()).toEqual([...told].sort());
});
