import type { SampleCode } from '@webdocs/contracts/samples/sample-code';

/** What is chosen of the script of a code: its language, and what it may import. */
export interface ScriptChoice {
  readonly code: SampleCode;
  readonly onChange: (field: 'language' | 'importMap', value: string | undefined) => void;
}
