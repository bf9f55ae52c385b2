import { FailureReportSchema } from '@webdocs/contracts/api/report';
import { Failure } from '@webdocs/contracts/failures/failure';
import { addSink, type Metric } from '@webdocs/telemetry';
import { failureReporter } from './report-failure.ts';

const docs = { remote: 'mfe-docs', version: '1.2.3', part: 'page' };
const composition = '0123456789abcdef';
const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
let tracked: Metric[];
let leave: () => void;

beforeEach(() => {
  consoleError.mockClear();
  tracked = [];
  leave = addSink((metric) => tracked.push(metric));
});
afterEach(() => leave());

function reporter(page = () => '/en-US/docs/Web', { broken = false, isCounted = true } = {}) {
  const sent: Array<{ address: string; report: unknown }> = [];
  const report = failureReporter({
    page,
    mayTell: () => isCounted,
    send(address, body) {
      if (broken) throw new TypeError('no beacon');
      sent.push({ address, report: JSON.parse(body) });
    },
  });
  return { report, sent };
}

test('the platform and telemetry are told which version of which part failed, and where', () => {
  const { report, sent } = reporter();
  const thrown = new Error('boom');
  report(docs, 'PART_RENDER_FAILED', thrown, composition);
  expect(sent).toEqual([
    { address: '/_report', report: expect.objectContaining({ code: 'PART_RENDER_FAILED', ...docs, composition, page: '/en-US/docs/Web' }) },
  ]);
  const told = sent[0]?.report;
  expect(told).toMatchObject({ detail: expect.stringMatching(/^boom\n/) });
  expect(tracked).toEqual([{ kind: 'failure', report: told }]);
  expect(consoleError).toHaveBeenCalledWith('PART_RENDER_FAILED: page of mfe-docs 1.2.3', thrown);
});

test('a call that failed is told with its number, so that the log of the server can be searched for it', () => {
  const { report, sent } = reporter();
  const failed = (requestId: string) => new Failure('REQUEST_FAILED', { message: 'no', status: 500, address: '/api', requestId });
  report(docs, 'PART_EFFECT_FAILED', failed('7b7e1f0c-0f0e-4711'), composition);
  expect(sent[0]?.report).toMatchObject({ request: '7b7e1f0c-0f0e-4711' });
  report(docs, 'PART_RENDER_FAILED', failed('\r\nforged: line'), composition);
  expect(sent[1]?.report).not.toHaveProperty('request');
  for (const { report: told } of sent) expect(FailureReportSchema['~standard'].validate(told)).not.toHaveProperty('issues');
});

test('the same failure is told once a page', () => {
  let page = '/en-US/docs/Web';
  const { report, sent } = reporter(() => page);
  for (let times = 0; times < 3; times++) report(docs, 'PART_RENDER_FAILED', new Error('boom'), composition);
  expect(sent).toHaveLength(1);
  report({ ...docs, version: '1.2.4' }, 'PART_RENDER_FAILED', new Error('boom'), composition);
  report(docs, 'PART_RENDER_FAILED', new Error('bang'), composition);
  report(docs, 'PART_EFFECT_FAILED', new Error('boom'), composition);
  expect(sent).toHaveLength(4);
  page = '/en-US/docs/Web/CSS';
  report(docs, 'PART_RENDER_FAILED', new Error('boom'), composition);
  expect(sent).toHaveLength(5);
  expect(tracked).toHaveLength(5);
});

test('a page that fails without end is heard twenty times', () => {
  const { report, sent } = reporter();
  for (let times = 0; times < 100; times++) report(docs, 'PART_EFFECT_FAILED', new Error(`boom ${times}`), composition);
  expect(sent).toHaveLength(20);
  expect(tracked).toHaveLength(20);
  expect(consoleError).toHaveBeenCalledTimes(20);
});

test.each([undefined, null, 'boom', { any: 'thing' }, new Error(''), new Error('x'.repeat(100_000)), Object.create(null), 5n, Symbol('s')])(
  'whatever was thrown (%p) makes a report of the agreed form',
  (thrown) => {
    const { report, sent } = reporter(() => `/${'p'.repeat(5000)}`);
    report({ remote: 'r'.repeat(200), version: 'v'.repeat(200), part: 'p'.repeat(200) }, 'PART_LOAD_FAILED', thrown, 'c'.repeat(200));
    expect(FailureReportSchema['~standard'].validate(sent[0]?.report)).not.toHaveProperty('issues');
  },
);

test('a report that cannot be sent breaks nothing', () => {
  const { report } = reporter(undefined, { broken: true });
  expect(() => report(docs, 'PART_LOAD_FAILED', new Error('boom'), composition)).not.toThrow();
  expect(tracked).toHaveLength(1);
});

test('of a reader who is not counted the platform is told nothing; the developer tools are', () => {
  const { report, sent } = reporter(undefined, { isCounted: false });
  report(docs, 'PART_RENDER_FAILED', new Error('boom'), composition);
  expect(sent).toEqual([]);
  expect(consoleError).toHaveBeenCalledTimes(1);
});
