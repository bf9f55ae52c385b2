import type { Analysis, ScanTest } from '@webdocs/contracts/api/observatory-report';

/** From this many points on a test is an error. */
const errorFrom = 20;

/** What failed as SARIF 2.1.0, which continuous integrations show beside the code. */
export function sarifOf({ scan, tests }: Pick<Analysis, 'tests'> & { readonly scan: Omit<Analysis['scan'], 'id'> }): object {
  const all = Object.values(tests);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'HTTP Observatory',
            semanticVersion: `${scan.algorithm_version}.0.0`,
            rules: all.map(({ name, title, link }) => ({ id: name, name: title, shortDescription: { text: title }, helpUri: link })),
          },
        },
        results: all.flatMap((test, index) => (test.pass ? [] : [resultOf(test, index, scan.target?.url ?? '')])),
        properties: { grade: scan.grade, score: scan.score },
      },
    ],
  };
}

function resultOf(
  { name, result, score_modifier: points, score_description: says, recommendation }: ScanTest,
  ruleIndex: number,
  uri: string,
) {
  return {
    ruleId: name,
    ruleIndex,
    level: points <= -errorFrom ? 'error' : 'warning',
    message: { text: [says, recommendation].filter(Boolean).join(' ') },
    locations: [{ physicalLocation: { artifactLocation: { uri } } }],
    partialFingerprints: { outcome: result },
    properties: { points },
  };
}
