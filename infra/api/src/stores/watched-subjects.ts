import type { Query } from '@webdocs/database';
import { sql } from 'kysely';

/** A page by its address, or a feature by its path. */
export interface Subject {
  readonly kind: 'page' | 'feature';
  readonly subject: string;
}

/** What is known of a subject, by the keys of what happened to it; null where it is watched and nothing was noted of it yet. */
export interface KnownSubject extends Subject {
  readonly known: readonly string[] | null;
  /** When the first account began to watch it. */
  readonly since: Date;
}

/** What watches mean, a row for each page and feature: a collection means the pages that are in it, and the features that these are about. */
const meant = sql`
  select account_id, kind, subject, created_at as since from watches where kind <> 'collection'
  union all
  select w.account_id, s.kind, s.subject, greatest(w.created_at, i.created_at) as since
  from watches w
  join collection_items i on i.collection_id = w.collection_id
  join documents d on d.id = i.document_id
  cross join lateral (
    select 'page' as kind, d.uri as subject union all select 'feature', path from unnest(d.compat_queries) path
  ) s`;

/** Everything that is watched, each once. What is watched no longer is forgotten. */
export async function watchedSubjects(query: Query): Promise<readonly KnownSubject[]> {
  await sql`
    delete from watched_subjects k where not exists (select 1 from (${meant}) m where m.kind = k.kind and m.subject = k.subject)`.execute(
    query,
  );
  const { rows } = await sql<KnownSubject>`
    select m.kind, m.subject, k.known, min(m.since) as since
    from (${meant}) m left join watched_subjects k on k.kind = m.kind and k.subject = m.subject
    group by m.kind, m.subject, k.known`.execute(query);
  return rows;
}

/** When it is watched for the first time: what has happened by then is no news. */
export async function noteSubjects(query: Query, subjects: ReadonlyArray<Subject & { readonly known: readonly string[] }>): Promise<void> {
  if (subjects.length === 0) return;
  await sql`
    insert into watched_subjects (kind, subject, known)
    select kind, subject, array(select jsonb_array_elements_text(known))
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as one (kind text, subject text, known jsonb)
    on conflict (kind, subject) do nothing`.execute(query);
}

export async function learnOfSubjects(
  query: Query,
  subjects: ReadonlyArray<Subject & { readonly known: readonly string[] }>,
): Promise<void> {
  if (subjects.length === 0) return;
  await sql`
    update watched_subjects k set known = k.known || array(select jsonb_array_elements_text(one.known))
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as one (kind text, subject text, known jsonb)
    where k.kind = one.kind and k.subject = one.subject`.execute(query);
}

export { meant as whatWatchesMean };
