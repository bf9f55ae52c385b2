import type { Page } from '@webdocs/contracts/page/page';
import { defaultConfiguration } from '@webdocs/testing/render';
import { createCircuit } from '../fragments/circuit.ts';
import type { FragmentRequest, RenderJob } from '../fragments/render-job.ts';
import { NoWorkerFree } from '../fragments/render-pool.ts';
import type { GatewayServices } from '../gateway-services.ts';
import { startTrace } from '../observe/trace.ts';
import type { ResolvedRequest } from '../page-request.ts';
import { renderFragments } from './render-fragments.ts';

const page = { renderer: 'Spa', url: '/en-US/tea', slug: 'tea', pageTitle: 'Tea' } as Page;
const parts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { fallback: { kind: 'nothing' } }]));
const request = {
  page,
  status: 200,
  facts: {},
  main: { owner: 'mfe-tea', part: 'page' },
  slots: { bookmark: { owner: 'mfe-tea', part: 'bookmark' } },
  address: { locale: 'en-US', pathname: '/en-US/tea', search: '' },
  site: {
    composition: { id: 'c1', remotes: {} },
    bundles: { shell: { name: 'shell', version: '1.0.0' }, 'mfe-tea': { name: 'mfe-tea', version: '1.0.0' } },
    releases: {
      shell: { version: '1.0.0', definition: { parts: parts('header', 'footer', 'notices') } },
      'mfe-tea': { version: '1.0.0', definition: { parts: parts('page', 'bookmark') } },
    },
    declared: { pages: [], links: [] },
  },
} as unknown as ResolvedRequest;

/** Fragments of a gateway in which no worker was free in time for this. */
async function renderedWithout(busy: string) {
  const reports: string[] = [];
  const answerOf = async ({ request }: RenderJob) => {
    const wanted = request && 'ask' in request ? request.ask : ((request as FragmentRequest).part ?? '');
    if (wanted === busy) throw new NoWorkerFree('no worker was free for 10000 ms');
    return wanted === 'describe' ? '' : `<p>${wanted}</p>`;
  };
  const services = {
    configuration: defaultConfiguration,
    deadlinesMs: { main: 100, slot: 100, frame: 100 },
    circuit: createCircuit(),
    content: { exists: () => false, destination: () => undefined, revision: () => 'r1' },
    report: ({ message }: Error) => reports.push(message),
    pool: { render: answerOf, ask: answerOf },
  } as unknown as GatewayServices;
  return { rendered: await renderFragments(request, services, startTrace()), reports };
}

test.each(['page', 'describe'])('where %s was not begun, because no worker was free, there is no page', async (busy) => {
  await expect(renderedWithout(busy)).rejects.toMatchObject({ code: 'SITE_BUSY', status: 503 });
});

test.each(['header', 'bookmark'])('where %s alone was not begun, the page has its fallback, and no remote is blamed', async (busy) => {
  const { rendered, reports } = await renderedWithout(busy);
  expect(rendered.mainFragment).toEqual({ html: '<p>page</p>', failed: false });
  expect(rendered[busy === 'header' ? 'header' : 'notices'].failed).toBe(busy === 'header');
  expect(rendered.slotFragments.bookmark?.failed).toBe(busy === 'bookmark');
  expect(reports).toEqual([expect.stringMatching(/^Fragment (header|bookmark) of .* was not begun: no worker was free/)]);
});
