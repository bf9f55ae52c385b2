import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { IdentityMail } from '@webdocs/database/tables';
import type { SendMail } from '@webdocs/mail/mail';
import type { FormGuard, PageFrame, Text } from '@webdocs/standalone-pages';
import type { Provider } from 'oidc-provider';
import type { SiteNews } from './events/site-news.ts';
import type { KnownDevices } from './protection/known-devices.ts';
import type { RegisteringBrowser } from './protection/registering-browser.ts';
import type { Throttle } from './protection/throttle.ts';

/** What the pages of the provider work with. */
export interface IdentityServices {
  readonly database: Database;
  readonly provider: Provider;
  readonly issuer: string;
  readonly siteOrigin: string;
  readonly siteName: string;
  readonly frame: (locale: Locale) => PageFrame;
  readonly text: (locale: Locale) => Text;
  readonly guard: FormGuard;
  readonly throttle: Throttle;
  readonly devices: KnownDevices;
  readonly registrations: RegisteringBrowser;
  /** Fails with MAIL_MISSING where no mail can be sent. */
  readonly sendMail: SendMail;
  readonly canMail: boolean;
  /** Mail of a local run, which can be read at /mail. */
  readonly sandboxInbox?: () => Promise<readonly IdentityMail[]>;
  readonly news: SiteNews;
  readonly now: () => Date;
  readonly report: (failure: Failure) => void;
}
