import { seededRandom } from '@webdocs/testing/seeded-random';
import * as v from 'valibot';
import * as account from './api/account.ts';
import * as call from './api/call.ts';
import * as collections from './api/collections.ts';
import * as feedback from './api/feedback.ts';
import * as feedbackSummary from './api/feedback-summary.ts';
import * as deadMail from './api/dead-mail.ts';
import * as flaggedPlaygrounds from './api/flagged-playgrounds.ts';
import * as operator from './api/operator.ts';
import * as plans from './reader/plans.ts';
import * as playgrounds from './api/playgrounds.ts';
import * as report from './api/report.ts';
import * as staff from './api/staff.ts';
import * as subscriptions from './api/subscriptions.ts';
import * as telemetryReport from './api/telemetry-report.ts';
import * as updates from './api/updates.ts';
import * as visitor from './api/visitor.ts';
import * as composition from './remote/composition.ts';
import * as configuration from './configuration.ts';
import * as event from './events/event.ts';
import * as flaws from './page/flaws.ts';
import * as locale from './reader/locale.ts';
import * as packDirectory from './offline/pack-directory.ts';
import * as packIndex from './offline/pack-index.ts';
import * as page from './page/page.ts';
import * as pageState from './page/state.ts';
import * as release from './remote/release.ts';
import * as remoteDefinition from './remote/definition.ts';
import * as serving from './remote/serving.ts';
import * as slot from './remote/slot.ts';

const schemas = Object.entries({
  ...account,
  ...call,
  ...collections,
  ...composition,
  ...configuration,
  ...deadMail,
  ...event,
  ...feedback,
  ...feedbackSummary,
  ...flaggedPlaygrounds,
  ...flaws,
  ...locale,
  ...operator,
  ...packDirectory,
  ...packIndex,
  ...page,
  ...pageState,
  ...plans,
  ...playgrounds,
  ...release,
  ...report,
  ...remoteDefinition,
  ...serving,
  ...slot,
  ...staff,
  ...subscriptions,
  ...telemetryReport,
  ...updates,
  ...visitor,
})
  .filter(([name]) => name.endsWith('Schema'))
  .map(([name, schema]) => [name, schema as v.GenericSchema] as const);
const payloads = Object.entries(event.events).map(([name, { payload }]) => [`the payload of ${name}`, payload as v.GenericSchema] as const);
const every = [...schemas, ...payloads];

const words = [
  'renderer',
  'Doc',
  'NotFound',
  'url',
  '/en-US/',
  'doc',
  'body',
  'type',
  'prose',
  'value',
  'name',
  'mfe-docs',
  'kind',
  '__proto__',
  'constructor',
  'length',
  '',
];

/** JSON as a broken peer or a hostile visitor might send it: known words in wrong places, odd numbers, deep nests. */
function garbage(random: () => number, depth = 0): unknown {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const several = <T>(make: () => T) => Array.from({ length: Math.floor(random() * 5) }, make);
  if (depth > 5 || random() < 0.3)
    return pick([null, true, false, 0, -1, 1e308, Number.NaN, pick(words), 'x'.repeat(5000), '\u0000', '\ud800']);
  if (random() < 0.3) return several(() => garbage(random, depth + 1));
  // JSON.parse, unlike a literal, can make an own property called __proto__.
  return JSON.parse(JSON.stringify(Object.fromEntries(several(() => [pick(words), garbage(random, depth + 1)]))));
}

const inputs = [
  undefined,
  5n,
  () => undefined,
  new Date(Number.NaN),
  nest(2000),
  ...Array.from({ length: 300 }, (_, seed) => garbage(seededRandom(seed + 1))),
];

test('there are schemas to try', () => {
  expect(schemas.length).toBeGreaterThan(30);
  expect(payloads.length).toBeGreaterThan(5);
});

test.each(every)('%s never throws, whatever comes', (_, schema) => {
  for (const input of inputs) expect(() => v.safeParse(schema, input)).not.toThrow();
});

test.each(every.filter(([, schema]) => !acceptsAnyObject(schema)))('%s refuses everything that is not of its kind', (_, schema) => {
  for (const input of [undefined, Number.NaN, 5, true, '\u0000', [], [[]], {}]) expect(v.is(schema, input)).toBe(false);
});

test.each(every)('%s lets nothing reach a prototype', (_, schema) => {
  const input = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown;
  const { output } = v.safeParse(schema, input) as { output: object | null };
  expect('polluted' in Object(output)).toBe(false);
  expect({}).not.toHaveProperty('polluted');
});

function nest(depth: number): unknown {
  let nested: unknown = {};
  for (let times = 0; times < depth; times++) nested = { value: nested, body: [nested] };
  return nested;
}

/** A schema whose fields are all optional, such as whoami of a visitor, has nothing to refuse in an empty object. */
function acceptsAnyObject(schema: v.GenericSchema): boolean {
  return v.is(schema, {});
}
