import { systemLayers } from '@webdocs/gateway/fragments/system-layers';
import { addressFindings } from './address-findings.ts';
import { databaseFindings } from './database-findings.ts';
import type { ExaminedSettings } from './examined-settings.ts';
import { fileFindings } from './file-findings.ts';
import type { Finding } from './finding.ts';
import { identityFindings } from './identity-findings.ts';
import { rehearsalFindings } from './rehearsal-findings.ts';
import { sealFindings } from './seal-findings.ts';
import { secretFindings } from './secret-findings.ts';

export interface Examination {
  /** What could not be looked at where it fails. */
  readonly subject: string;
  examine(): Promise<readonly Finding[]>;
}

/** Everything that can be insecure or out of reach in a configuration; one that cannot be looked at does not hide the others. */
export function examinations(settings: ExaminedSettings): readonly Examination[] {
  return [
    { subject: 'files', examine: () => fileFindings(settings.dataFolder) },
    { subject: 'addresses', examine: async () => addressFindings(settings) },
    { subject: 'database', examine: () => databaseFindings(settings) },
    { subject: 'identity provider', examine: () => identityFindings(settings) },
    { subject: 'secrets', examine: async () => secretFindings(settings) },
    { subject: 'rehearsal', examine: () => rehearsalFindings(settings.rehearsalBrowser) },
    { subject: 'server bundles', examine: async () => sealFindings(await systemLayers()) },
  ];
}
