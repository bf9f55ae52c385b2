import { startTestServer, type TestServer } from '@webdocs/database/fixtures/test-servers';
import { tsRankBaseline } from './ts-rank-baseline.ts';

jest.setTimeout(60_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('PostgreSQL finds words of title and text in any of their forms, and nothing for signs alone', async () => {
  const texts = [
    { address: '/tea', title: 'Tea', text: 'Leaves in hot water' },
    { address: '/kettle', title: 'Kettle', text: 'Boils water; a kettle whistles when its water boils' },
  ];
  const baseline = await tsRankBaseline({ ...server.engine.address(), database: 'postgres' }, texts);
  try {
    expect(await baseline.find('boiling water')).toEqual(['/kettle']);
    expect((await baseline.find('water'))[0]).toBe('/kettle');
    expect(await baseline.find('::')).toEqual([]);
  } finally {
    await baseline.close();
  }
});
