/** What a frame says that has nothing to run. The page around it has words of its own. */
const notices = {
  400: 'There is no code in this address.',
  403: 'This code does not run here: its address was made for another host.',
  404: 'There is nothing here, or the code in this address cannot be read.',
  405: 'The sample sent a form. Nobody takes forms here.',
  500: 'The sample could not be shown. It is our fault; try again in a moment.',
} as const;

export type NoticeStatus = keyof typeof notices;

export function notice(status: NoticeStatus): string {
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${status}</title><meta name="robots" content="noindex"><style>:root{font:1rem/1.5 system-ui,sans-serif}</style><p>${notices[status]}</p></html>`;
}
