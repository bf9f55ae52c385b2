import type { ComponentType } from 'react';
import type { RepeatableCall } from './repeatable-call.ts';

/** What shows that a call failed, and the way on; nothing while none has. A page hands it to its features. */
export type FailedCallComponent = ComponentType<{ readonly call: Pick<RepeatableCall, 'failure' | 'isPending' | 'retry'> }>;
