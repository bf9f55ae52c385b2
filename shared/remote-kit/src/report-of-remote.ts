import type { Failure } from '@webdocs/contracts/failures/failure';
import type { MountProps } from './mount-props.ts';

let report: MountProps['report'] = () => undefined;

/** What is reported outside any component goes by the part of this remote that was mounted last. */
export function reportTo(next: MountProps['report']): void {
  report = next;
}

export function reportOfRemote(failure: Failure): void {
  report(failure.code, failure);
}
