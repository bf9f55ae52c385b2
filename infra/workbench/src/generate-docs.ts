import { writeFileSync } from 'node:fs';
import { errorReference } from './error-reference.ts';
import { inRepository } from './repository.ts';

writeFileSync(inRepository('infra/docs/errors.md'), errorReference());
console.log('infra/docs/errors.md written');
