import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { RenderedRequest } from '../page-request.ts';
import { escapeJson, pageStateOf } from './page-state-block.ts';

function stateOf(renderer: string, facts: object) {
  const request = {
    facts,
    page: { renderer, url: '/en-US/x', pageTitle: 'X' },
    address: { search: '' },
    main: { owner: 'mfe-plus', part: 'x' },
    slots: {},
    mainFragment: {},
    slotFragments: {},
    site: { composition: { id: 'c', remotes: {} } },
  } as unknown as RenderedRequest;
  return pageStateOf(request, {} as PublicConfiguration, []);
}

test("a page of each reader's own, and the frame of kept pages, say that there is nothing to read before their scripts run", () => {
  expect(stateOf('SpaPlusSettings', { private: true }).startsEmpty).toBe(true);
  expect(stateOf('Offline', {}).startsEmpty).toBe(true);
  expect(stateOf('SpaPlusUpdates', {})).not.toHaveProperty('startsEmpty');
});

test('text cannot end the element that holds the state', () => {
  expect(escapeJson({ title: '</script>\u2028' })).toBe('{"title":"\\u003c/script>\\u2028"}');
});
