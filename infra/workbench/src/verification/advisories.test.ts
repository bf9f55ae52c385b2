import { advisoriesIn } from './advisories.ts';

const advisory = { title: 'Reads any file', url: 'https://advisories.example/1' };
const report = (severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      kettle: { name: 'kettle', severity, range: '<2.0.1', via: [advisory, 'spout'] },
    },
  });

test('a package with a vulnerability that is grave fails the check, with what is known of it', () => {
  const outcome = advisoriesIn({ code: 1, output: `npm warn audit something\n${report('high')}` });
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.output).toContain('kettle <2.0.1, high\n    Reads any file: https://advisories.example/1\n    through spout');
});

test('one that is slight does not, nor does none', () => {
  expect(advisoriesIn({ code: 1, output: report('moderate') })).toMatchObject({ passed: 1, failed: 0 });
  expect(advisoriesIn({ code: 0, output: '{"vulnerabilities":{}}' })).toMatchObject({ passed: 1, failed: 0 });
});

test.each([
  [`npm error\n{\n  "message": "405 Method Not Allowed - POST https://registry.example/bulk"\n}`, '405 Method Not Allowed'],
  ['{ "message": "request to https://registry.example/bulk failed, reason: getaddrinfo ENOTFOUND registry.example" }', 'request to'],
  ['npm: not found', 'npm: not found'],
  ['', 'no answer'],
])('where the registry has none of them it is skipped, and said (%#)', (output, said) => {
  const outcome = advisoriesIn({ code: 1, output });
  expect(outcome).toMatchObject({ passed: 0, failed: 0, output: '' });
  expect(outcome.skipped).toEqual([expect.stringContaining(said)]);
});
