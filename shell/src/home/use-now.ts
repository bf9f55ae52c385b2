import { useMounted } from '@webdocs/remote-kit';
import { useState } from 'react';

/** The time at which the page came to life; nothing before. */
export function useNow(): number | undefined {
  const [now] = useState(() => Date.now());
  return useMounted() ? now : undefined;
}
