import { readPlayground } from '@webdocs/contracts/api/playgrounds';
import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { call } from '@webdocs/remote-kit/call';
import { problemOf } from './call-problem.ts';

const missing = { gone: 'gone', hidden: 'hidden', offline: 'away' } as const;

/** The code of a shared playground; what it throws says by `missing` why there is none. */
export async function readShared(id: string): Promise<SampleCode> {
  try {
    const { html, css, js, wat, srcPrefix, defaults, language, importMap } = await call(readPlayground, { params: { id } });
    return { html, css, js, wat, srcPrefix, defaults, language, importMap };
  } catch (thrown) {
    const problem = problemOf(thrown);
    throw Object.assign(new Error(`shared code is missing: ${problem}`, { cause: thrown }), {
      missing: problem in missing ? missing[problem as keyof typeof missing] : 'failed',
    });
  }
}
