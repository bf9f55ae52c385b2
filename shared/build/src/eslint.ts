import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { readWorkspaces } from './eslint-workspaces.ts';
import { houseRules } from './eslint-rules.ts';

interface Restriction {
  readonly selector: string;
  readonly message: string;
}

const everywhere: readonly Restriction[] = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Use a union of strings, or an `as const` object: an enum is code that types alone cannot erase.',
  },
  {
    selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name="only"]',
    message: 'Remove .only: the other tests would silently not run.',
  },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy refuses style attributes: write a class in the CSS module beside the component.',
  },
];
const noDefaultExport: Restriction = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export it by name: one name for one thing, wherever it is imported.',
};
const noRawHtml: Restriction = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Use <Html> of @webdocs/remote-kit: it keeps the HTML of the server and passes Trusted Types.',
};

/** Files whose reader demands a default export: webpack, Playwright, the render pool, jest's transformer. */
const defaultExports = ['**/*.config.{ts,mjs}', '**/*.d.ts'];

/** The one lint configuration; the import zones follow from the folders that exist. */
export function eslintConfig(root: string): Linter.Config[] {
  return [
    { ignores: ['**/node_modules/', '.cache/', '.webdocs/', 'infra/default-content/content/', '**/test-results/'] },
    { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
    {
      files: ['**/*.{ts,tsx,mjs,cjs}'],
      plugins: { '@typescript-eslint': tseslint.plugin as never, house: houseRules(root, readWorkspaces(root)) },
      languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: {
        'house/imports': 'error',
        'house/names': 'error',
        'house/file-names': 'error',
        ...languageRules,
        'no-restricted-syntax': ['error', ...everywhere, noDefaultExport, noRawHtml],
      },
    },
    { files: defaultExports, rules: { 'no-restricted-syntax': ['error', ...everywhere] } },
    { files: ['shared/remote-kit/src/**', '**/*.test.tsx'], rules: { 'no-restricted-syntax': ['error', ...everywhere, noDefaultExport] } },
    {
      files: ['{shell,mfe-*,shared/*}/src/**'],
      ignores: ['shared/telemetry/**', 'shared/build/**'],
      rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
    },
    {
      files: ['mfe-*/src/**'],
      ignores: ['mfe-*/src/data/**', '**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-globals': ['error', { name: 'fetch', message: 'Only data/ fetches: put the call there and pass its answer in.' }],
        'no-restricted-imports': [
          'error',
          { name: '@webdocs/http', message: 'Only data/ fetches: put the call there and pass its answer in.' },
        ],
      },
    },
    // Bundles come into their sealed context as text, and only inside it may they become code.
    { files: ['infra/gateway/src/fragments/realm/server-modules.ts'], rules: { 'no-eval': 'off' } },
    { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' }, rules: { '@typescript-eslint/no-require-imports': 'off' } },
    {
      // ES5 on purpose.
      files: ['infra/workbench/bootstrap.cjs'],
      rules: {
        'no-var': 'off',
        'object-shorthand': 'off',
        '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }],
      },
    },
  ];
}

const languageRules: Linter.RulesRecord = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-constant-binary-expression': 'error',
  'no-else-return': 'error',
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
  'no-self-compare': 'error',
  'no-unneeded-ternary': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-useless-rename': 'error',
  'no-var': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' }],
  'object-shorthand': 'error',
  'prefer-const': ['error', { destructuring: 'all' }],
  '@typescript-eslint/array-type': ['error', { default: 'array-simple', readonly: 'array-simple' }],
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
  '@typescript-eslint/no-empty-object-type': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-namespace': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-require-imports': 'error',
  '@typescript-eslint/no-unsafe-function-type': 'error',
  '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/no-wrapper-object-types': 'error',
  '@typescript-eslint/prefer-as-const': 'error',
};
