/** No version of the format has it by chance: in each browser it is the same. */
const sameForAll = '00000000-0000-4000-8000-000000000000';
const firstDay = { timezone: 0, timeUnit: 'day', date: '2000-01-01T00:00:00.000Z' };

/**
 * Glean makes an id for each browser and for each of its sessions, counts its pings and notes the day of its first, whether or not a ping
 * is to say so. It finds them made, each time anew and the same in every browser: what it stores tells none apart.
 */
export function storeNoIdentity(): void {
  const client = {
    uuid: { client_id: sameForAll, session_id: sameForAll },
    counter: { session_count: 1 },
    datetime: { first_run_date: firstDay },
  };
  localStorage.setItem('userLifetimeMetrics', JSON.stringify({ glean_client_info: client }));
}

/** In minutes: Glean makes no new session within it, and a date that long ago is before any that it compares with. */
export const sessionLength = 100 * 365 * 24 * 60;
