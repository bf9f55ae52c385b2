import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { openSite } from '@webdocs/content/build-source';
import { exportSection, isSectionFormat, sectionFormats, type SectionFormat } from '@webdocs/content/section-export';
import { Failure } from '@webdocs/contracts/failures/failure';
import { typedPath, type Command } from '../command.ts';
import { progressIn } from '../progress-line.ts';
import { buildSourceOf } from './build-source-of.ts';
import { pageNamed, readContentArguments, type Flags } from './content-command.ts';

export const usage =
  'site content export <section> [--to <file>] [--format <format>] [--locale <locale>] [--content <folder>] [--data <folder>] [… the settings of the site]';

const ownFlags = 'site content export <section> [--to <file>] [--format <format>] [--locale <locale>]';

/** Writes a section of the documentation as one file that needs no site. */
export const run: Command = async (args, io) => {
  const began = performance.now();
  const { names, flags, settings } = readContentArguments(ownFlags, args);
  const { file, format } = targetOf(flags);
  const { locale, slug } = pageNamed(names[0] ?? '', flags);
  const { source, server } = await buildSourceOf(settings);
  const opened = await openSite(source, ({ message }) => io.err(message));
  mkdirSync(dirname(file), { recursive: true });
  const { title, pages, pictures } = await exportSection(opened, {
    address: `/${locale}/docs/${slug}`,
    format,
    file,
    siteAddress: server.publicAddress ?? '',
    siteName: source.configuration.siteName,
    progress: progressIn((line) => io.out(line)),
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const size = statSync(file).isFile() ? `, ${(statSync(file).size / 1_000_000).toFixed(2)} MB` : '';
  io.out(`${title}: ${pages} pages, ${pictures} pictures${size}, ${seconds} s`);
};

function targetOf(flags: Flags): { readonly file: string; readonly format: SectionFormat } {
  const { to, format: named } = flags;
  if (typeof to !== 'string') throw new Failure('COMMAND_MISUSED', { cause: '--to is missing', usage });
  const format = typeof named === 'string' ? named : formatOf(to);
  if (format !== undefined && isSectionFormat(format)) return { file: typedPath(to), format };
  const known = Object.keys(sectionFormats).join(', ');
  const cause = format === undefined ? `${to} does not say a format; --format takes ${known}` : `--format takes ${known}, not "${format}"`;
  throw new Failure('COMMAND_MISUSED', { cause, usage });
}

function formatOf(file: string): SectionFormat | undefined {
  if (file.endsWith('.zip')) return 'zip';
  if (file.endsWith('.epub')) return 'epub';
  return /\.(docset|docset\.tgz)$/.test(file) ? 'docset' : undefined;
}
