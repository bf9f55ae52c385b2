import { systemLayers } from '@webdocs/gateway/fragments/system-layers';
import { addressFindings } from './address-findings.ts';
import { databaseFindings } from './database-findings.ts';
import type { ExaminedSettings } from './examined-settings.ts';
import { fileFindings } from './file-findings.ts';
import type { Finding } from './finding.ts';
import { identityFindings } from './identity-findings.ts';
import { mailFindings } from './mail-findings.ts';
import { modelFindings } from './model-findings.ts';
import { rehearsalFindings } from './rehearsal-findings.ts';
import { sealFindings } from './seal-findings.ts';
import { secretFindings } from './secret-findings.ts';

export interface Examination {
  /** What could not be looked at where it fails. */
  readonly subject: string;
  /** Without these of the running site it would say what is not so. */
  readonly secrets: readonly string[];
  examine(): Promise<readonly Finding[]>;
}

/** Everything that can be insecure or out of reach in a configuration; one that cannot be looked at does not hide the others. */
export function examinations(settings: ExaminedSettings): readonly Examination[] {
  return [
    { subject: 'files', secrets: [], examine: () => fileFindings(settings.dataFolder) },
    { subject: 'addresses', secrets: [], examine: async () => addressFindings(settings) },
    { subject: 'database', secrets: ['DATABASE_URL'], examine: () => databaseFindings(settings) },
    { subject: 'identity provider', secrets: ['WEBDOCS_IDENTITY_CLIENT_SECRET'], examine: () => identityFindings(settings) },
    { subject: 'mail', secrets: ['WEBDOCS_SMTP_PASSWORD', 'WEBDOCS_DKIM_KEY'], examine: () => mailFindings(settings) },
    { subject: 'model of AI Help', secrets: ['WEBDOCS_AI_KEY'], examine: () => modelFindings(settings.ai) },
    {
      subject: 'secrets',
      secrets: ['WEBDOCS_OPERATOR_TOKEN', 'WEBDOCS_STRIPE_KEY', 'WEBDOCS_STRIPE_WEBHOOK_SECRET'],
      examine: async () => secretFindings(settings),
    },
    { subject: 'rehearsal', secrets: [], examine: () => rehearsalFindings(settings.rehearsalBrowser) },
    { subject: 'server bundles', secrets: [], examine: async () => sealFindings(await systemLayers()) },
  ];
}
