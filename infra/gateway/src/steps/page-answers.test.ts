import type { PageOf } from '@webdocs/contracts/page/page';
import { createCircuit } from '../fragments/circuit.ts';
import type { RenderJob } from '../fragments/render-job.ts';
import type { GatewayServices } from '../gateway-services.ts';
import type { ResolvedRequest } from '../page-request.ts';
import { descriptionOf, plainPageOf } from './page-answers.ts';

const page: PageOf<'Generic'> = {
  renderer: 'Generic',
  url: '/en-US/tea',
  pageTitle: 'Tea | Site',
  hyData: { title: 'Tea', sections: ['<p>Leaves.</p>'] },
};
const request = {
  page,
  status: 200,
  facts: { colour: 'plus' },
  main: { owner: 'mfe-tea', part: 'page' },
  address: { locale: 'en-US', pathname: '/en-US/tea', search: '' },
  site: { bundles: { shell: { name: 'shell' }, 'mfe-tea': { name: 'mfe-tea' } }, releases: { 'mfe-tea': { version: '1.0.0' } } },
} as unknown as ResolvedRequest;

/** Parts of a gateway whose render pool answers so; what was asked and reported is kept. */
function asking(answer: (job: RenderJob) => Promise<string>) {
  const asked: RenderJob[] = [];
  const reports: string[] = [];
  const parts = {
    configuration: { siteName: 'Docs' },
    publicAddress: 'https://docs.example',
    deadlinesMs: { slot: 100 },
    circuit: createCircuit(),
    report: ({ message }: Error) => reports.push(message),
    pool: {
      ask(job: RenderJob) {
        asked.push(job);
        return answer(job);
      },
    },
  } as unknown as GatewayServices;
  return { parts, asked, reports };
}

const said = {
  title: 'Tea, hot',
  alternates: [],
  type: 'article',
  image: { address: '/cup.png', alt: 'A cup' },
  locale: 'en-US',
  feeds: [],
  frameSources: [],
};

test('the remote of the page is asked, without the text of the page, and told of the site', async () => {
  const { parts, asked, reports } = asking(async () => JSON.stringify(said));
  expect(await descriptionOf(request, parts)).toEqual(said);
  expect(asked).toMatchObject([
    {
      bundle: { name: 'mfe-tea' },
      request: {
        ask: 'describe',
        page: { hyData: { sections: [''] } },
        site: { siteName: 'Docs', address: 'https://docs.example', colour: 'plus', found: true },
      },
    },
  ]);
  expect(reports).toEqual([]);
});

test('a remote of before there were questions is described as any page is', async () => {
  const { parts, reports } = asking(async () => '');
  expect(await descriptionOf(request, parts)).toMatchObject({ title: 'Tea | Site', canonical: 'https://docs.example/en-US/tea' });
  expect(await plainPageOf(request, parts)).toEqual({ title: 'Tea', sections: [{ html: '<p>Leaves.</p>' }] });
  expect(reports).toEqual([]);
});

test.each([
  ['is no JSON', 'Tea'],
  ['lacks what it must have', '{}'],
  ['leads to a script', JSON.stringify({ ...said, canonical: 'javascript:alert(1)' })],
  ['leads to another site as if it were a path', JSON.stringify({ ...said, canonical: '//elsewhere.example/' })],
  ['frames what the policy cannot name', JSON.stringify({ ...said, frameSources: ["https://a.example 'unsafe-inline'"] })],
])('an answer that %s is refused by name, and the page says what any page says', async (_, text) => {
  const { parts, reports } = asking(async () => text);
  expect(await descriptionOf(request, parts)).toMatchObject({ title: 'Tea | Site', frameSources: [] });
  expect(reports).toEqual([expect.stringContaining('describe of mfe-tea 1.0.0 answered in another form than its contract on /en-US/tea')]);
});

test('what stands in for a missing page is told to be none', async () => {
  const { parts, asked } = asking(async () => '');
  expect(await descriptionOf({ ...request, status: 404 }, parts)).toMatchObject({ robots: 'noindex, nofollow', canonical: undefined });
  expect(asked).toMatchObject([{ request: { site: { found: false } } }]);
});
