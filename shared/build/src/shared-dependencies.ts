/**
 * THE table of what the shell provides and every remote takes from it: one copy in the page, one version for all.
 * No remote bundles them. A remote built against a range that the live shell does not meet is refused at deploy.
 */
export interface SharedDependency {
  /** Version that is installed and provided. */
  readonly version: string;
  /** Range that remotes ask for. */
  readonly range: string;
  /** Needed by server bundles too; the others exist in browsers only. */
  readonly server: boolean;
}

const react = { version: '19.3.1', range: '^19.3.0' };
const ours = { version: '1.0.0', range: '^1.0.0' };
/** With late pieces. */
const oursWithPieces = { version: '1.1.0', range: '^1.1.0' };

/** With translations that are read beside their English. */
const oursWithTranslations = { version: '1.2.0', range: '^1.2.0' };

export const sharedDependencies: Readonly<Record<string, SharedDependency>> = {
  react: { ...react, server: true },
  'react/jsx-runtime': { ...react, server: true },
  'react-dom': { ...react, server: true },
  'react-dom/client': { ...react, server: false },
  'single-spa-react': { version: '6.0.2', range: '^6.0.2', server: false },
  '@webdocs/event-bus': { ...ours, server: true },
  '@webdocs/i18n': { ...oursWithTranslations, server: true },
  '@webdocs/telemetry': { ...ours, server: true },
  '@webdocs/http': { ...ours, server: true },
  '@webdocs/remote-kit': { ...oursWithPieces, server: true },
  '@webdocs/remote-kit/browser': { ...oursWithPieces, server: false },
  '@webdocs/remote-kit/server': { ...oursWithPieces, server: true },
};

/** Versions that were tried together; repo-facts tests hold every package.json against them. */
export const pinnedVersions: Readonly<Record<string, string>> = {
  webpack: '5.111.1',
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/runtime': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'single-spa': '6.0.3',
  'single-spa-react': '6.0.2',
  '@reduxjs/toolkit': '2.14.0',
  redux: '5.0.1',
  typescript: '6.0.3',
  jest: '30.5.2',
  'webpack-dev-server': '5.2.7',
};
