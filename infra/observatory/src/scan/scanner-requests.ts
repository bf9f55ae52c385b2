import manifest from '../../package.json' with { type: 'json' };

/** The origin that scans say they come from: no site has reason to trust it. */
export const scannerOrigin = 'https://observatory.invalid';

/** What a browser sends when it opens a page, and who asks. */
export const scannerHeaders: Readonly<Record<string, string>> = {
  'user-agent': `Mozilla/5.0 (compatible; WebdocsObservatory/${manifest.version})`,
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'upgrade-insecure-requests': '1',
  origin: scannerOrigin,
};

/** For one answer, and for all of a scan. */
export const scanTimes = { timeoutMs: 8000, scanMs: 20_000 } as const;
