import { globalNameOf, type RemoteBuild } from '@webdocs/build/webpack-factory';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTransformer from 'react-refresh-typescript';
import type { Configuration, RuleSetRule } from 'webpack';
import { inRepository } from '../repository.ts';

export const devVersion = '0.0.0-dev';
export const devGlobalName = (name: string): string => globalNameOf(name, devVersion);
export const devFolder = (name: string): string => `/remotes/${name}/${devVersion}/client/`;

/** The remote's own client build, with React Refresh in it: state survives an edit of a component. */
export function hotConfiguration(name: string, build: RemoteBuild): Configuration {
  const { client } = build.configurations({
    mode: 'development',
    version: devVersion,
    output: inRepository('.cache/dev', name),
    refresh: true,
  });
  return {
    ...client,
    output: { ...client.output, publicPath: devFolder(name) },
    module: { ...client.module, rules: (client.module?.rules ?? []).map((rule) => withRefresh(rule as RuleSetRule)) },
    plugins: [...(client.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  };
}

function withRefresh(rule: RuleSetRule): RuleSetRule {
  const { use } = rule;
  if (!String(rule.test).includes('tsx') || typeof use !== 'object' || Array.isArray(use) || use === null) return rule;
  const options = typeof use.options === 'object' ? use.options : {};
  return { ...rule, use: { ...use, options: { ...options, getCustomTransformers: () => ({ before: [refreshTransformer()] }) } } };
}
