import { observatoryGrades, type ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';
import type { Observatory } from '@webdocs/observatory';
import type { AccountServices } from '../account-services.ts';
import { noteGrade, takeDueSites } from '../stores/watched-hosts.ts';
import { gradeMail, type GradeSite } from './grade-mail.ts';

type WatchedServices = Pick<AccountServices, 'database' | 'now' | 'sendMail'> & {
  readonly observatory: Observatory;
  readonly site: GradeSite;
};

/** What one look takes on; the rest is due at the next. */
const mostAtOnce = 50;
/** Those who wait for a scan of their own are served in turn with this one. */
const network = 'watched hosts';

/** Scans the watched hosts whose day has come, and tells by mail whose grade has fallen. A host that does not answer is no news. */
export async function scanWatchedHosts(
  { database, now, sendMail, observatory, site }: WatchedServices,
  signal?: AbortSignal,
): Promise<number> {
  let told = 0;
  for (const host of await takeDueSites(database.query, now(), mostAtOnce)) {
    if (signal?.aborted) break;
    const analysis = await observatory.read({ host, network, isHidden: true }).catch(() => undefined);
    const grade = analysis?.scan.grade;
    if (!grade) continue;
    told += await database.transaction(async (query) => {
      const fallen = await noteGrade(query, host, grade, betterThan(grade));
      for (const { from, email, locale } of sendMail ? fallen : []) {
        await sendMail?.(gradeMail({ to: email, locale, host, from, grade }, site), query);
      }
      return fallen.length;
    });
  }
  return told;
}

function betterThan(grade: ObservatoryGrade): ObservatoryGrade[] {
  const names = observatoryGrades.map(([name]) => name);
  return names.slice(0, names.indexOf(grade));
}
