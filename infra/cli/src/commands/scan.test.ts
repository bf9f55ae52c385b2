import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCommand } from '../run-command.ts';

let server: Server;
let address: string;
let asked: IncomingHttpHeaders;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request.headers;
    response.writeHead(200, { 'content-type': 'text/html', 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' }).end('<p>Text');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function run(...words: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(['scan', ...words], { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('a site of this machine is graded, with the arithmetic and what to do', async () => {
  const { code, out } = await run(address);
  expect(code).toBe(0);
  expect(out).toContain('35 points');
  expect(out).toContain('100 - 25 - 20 - 20 = 35');
  expect(out).toContain('A bonus of 5 is not counted');
  expect(out).toMatch(/FAIL +-25 +Content Security Policy/);
});

test('a grade below the one that is wished for ends with 1, and says so', async () => {
  expect(await run(address, '--fail-below', 'd')).toMatchObject({ code: 0 });
  expect(await run(address, '--fail-below', 'B')).toMatchObject({ code: 1, err: expect.stringContaining('is D, which is below B') });
});

test('one document comes with --json and with --sarif, also where the grade is too low', async () => {
  const report = await run(address, '--json', '--fail-below', 'B');
  expect(report.code).toBe(1);
  expect(JSON.parse(report.out)).toMatchObject({ scan: { grade: 'D', score: 35 } });
  const sarif = JSON.parse((await run(address, '--sarif')).out) as {
    runs: [{ results: ReadonlyArray<{ ruleId: string; level: string }> }];
  };
  expect(sarif.runs[0].results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
    ['content-security-policy', 'error'],
    ['redirection', 'error'],
    ['strict-transport-security', 'error'],
  ]);
});

test('headers of the caller are sent', async () => {
  await run(address, '--header', 'Authorization: Bearer x', '--header', 'X-Stage: 1');
  expect(asked).toMatchObject({ authorization: 'Bearer x', 'x-stage': '1' });
});

test.each([
  [['--fail-below', 'G'], 2],
  [['--header', 'no header'], 2],
  [['--authority', '/nowhere.pem'], 1],
])('%j ends with %i', async (flags, code) => {
  expect((await run(address, ...flags)).code).toBe(code);
});
