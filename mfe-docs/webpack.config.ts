import { federatedBuild } from '@webdocs/build/webpack-factory';
import { definition } from './definition.ts';

export default federatedBuild(import.meta.dirname, definition, {
  'docs-frames': ['docs-live-sample', 'docs-choice-example', 'docs-page-example', 'docs-console-example'],
});
