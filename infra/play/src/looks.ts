import { readFileSync } from 'node:fs';
import type { Looks } from './sample-frame/document-pieces.ts';

const look = (name: keyof Looks) => readFileSync(new URL(`./sample-styles/${name}.css`, import.meta.url), 'utf8');

export const looks: Looks = { plain: look('plain'), example: look('example'), choice: look('choice') };
