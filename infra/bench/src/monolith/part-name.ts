import type { PartReference } from '@webdocs/contracts/page/state';

export const partName = ({ owner, part }: PartReference): string => `${owner}/${part}`;
