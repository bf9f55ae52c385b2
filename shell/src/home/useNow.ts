import { useState } from 'react';
import { useMounted } from '../page-frame/useMounted.ts';

/** The time at which the page came to life; nothing before. */
export function useNow(): number | undefined {
  const [now] = useState(() => Date.now());
  return useMounted() ? now : undefined;
}
