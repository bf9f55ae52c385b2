import type { Failure } from '@webdocs/contracts/failures/failure';
import type { MountProps } from './mount-props.ts';

const reports = new Map<string, MountProps['report']>();

/** What a remote reports outside any component goes by the part of it that was mounted last. */
export function keepReport({ identity, report }: MountProps): void {
  reports.set(identity.remote, report);
}

export function reportOfRemote(remote: string, failure: Failure): void {
  reports.get(remote)?.(failure.code, failure);
}
