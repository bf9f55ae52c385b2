import { observatoryLimits } from '@webdocs/contracts/api/observatory-report';

export type HostProblem = 'missing' | 'unreadable' | 'long';

/** What is seen to be no site before the scanner is asked, which says the rest. */
export function hostProblem(written: string): HostProblem | undefined {
  if (written === '') return 'missing';
  if (written.length > observatoryLimits.host) return 'long';
  const bare = written.replace(/^https?:\/\//i, '');
  const isOdd = /[\s\\]/.test(bare) || /^[^/?#]*@/.test(bare) || /^[a-z][a-z0-9+.-]*:\/\//i.test(bare);
  return isOdd || !URL.canParse(`https://${bare}`) ? 'unreadable' : undefined;
}
