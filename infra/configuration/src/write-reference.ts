import { mkdirSync, writeFileSync } from 'node:fs';
import { configurationReference } from './configuration-reference.ts';

const folder = new URL('../../docs/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('configuration.md', folder), configurationReference());
