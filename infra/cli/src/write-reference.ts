import { writeFileSync } from 'node:fs';
import { commandReference } from './command-reference.ts';

writeFileSync(new URL('../../docs/commands.md', import.meta.url), await commandReference());
