/** Unit and integration tests are beside the code; browser journeys are in infra/e2e and run under Playwright. */
export default {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/shared/testing/src/declared-constants.ts'],
  testSequencer: '<rootDir>/infra/workbench/src/verification/long-tests-first.cjs',
  cacheDirectory: '<rootDir>/.cache/jest',
  testMatch: ['<rootDir>/{shell,mfe-*,shared/*,infra/*}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/infra/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/.webdocs/'],
  transform: {
    '\\.(ts|tsx|mts|css|ftl|svg|woff2)$': '<rootDir>/shared/build/src/esbuild-jest.cjs',
    '(single-spa|single-spa-react|cookie|satteri|jose|openid-client|oauth4webapi|oidc-provider|sucrase/dist/esm|structured-headers|@mozilla/glean|uuid|web-vitals)/.+\\.js$':
      '<rootDir>/shared/build/src/esbuild-jest.cjs',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!single-spa|single-spa-react|cookie|satteri|jose|openid-client|oauth4webapi|oidc-provider|sucrase/dist/esm|structured-headers|@mozilla/glean|uuid|web-vitals|@webdocs)',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node', 'ftl', 'css', 'svg'],
};
