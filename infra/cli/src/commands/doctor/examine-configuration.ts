import { addressFindings } from './address-findings.ts';
import { databaseFindings } from './database-findings.ts';
import type { ExaminedSettings } from './examined-settings.ts';
import { fileFindings } from './file-findings.ts';
import type { Finding } from './finding.ts';
import { identityFindings } from './identity-findings.ts';
import { secretFindings } from './secret-findings.ts';

/** Everything that is insecure or out of reach in a configuration, and everything that is not. */
export async function examineConfiguration(settings: ExaminedSettings): Promise<Finding[]> {
  return [
    ...(await fileFindings(settings.dataFolder)),
    ...addressFindings(settings),
    ...(await databaseFindings(settings)),
    ...(await identityFindings(settings)),
    ...secretFindings(settings),
  ];
}
