import { tsImport } from 'tsx/esm/api';

// The rules are TypeScript like everything else; editors and `npm test` load them through this file.
const { eslintConfig } = await tsImport('./shared/build/src/eslint.ts', import.meta.url);

export default eslintConfig(import.meta.dirname);
