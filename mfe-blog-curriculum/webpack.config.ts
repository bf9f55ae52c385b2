import { federatedBuild } from '@webdocs/build/webpack-factory';
import { definition } from './definition.ts';

export default federatedBuild(import.meta.dirname, definition);
