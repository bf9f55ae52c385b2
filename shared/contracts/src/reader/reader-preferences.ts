/** How a reader likes to read: chosen once, kept in the browser, the same in all tabs. */
export const readerPreferencesKey = 'reader-preferences';

export const textSizes = ['small', 'normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

export const lineWidths = ['narrow', 'normal', 'wide'] as const;
export type LineWidth = (typeof lineWidths)[number];

export interface ReaderPreferences {
  readonly textSize: TextSize;
  readonly lineWidth: LineWidth;
  /** Third-level headings in the table of contents. */
  readonly subsections: boolean;
  /** What a link leads to is shown while the reader points at it. */
  readonly linkPreviews: boolean;
  /** On screens where the related topics are a column, the reader has put it away. */
  readonly sidebarCollapsed: boolean;
}

export const readerPreferenceDefaults: ReaderPreferences = {
  textSize: 'normal',
  lineWidth: 'normal',
  subsections: true,
  linkPreviews: true,
  sidebarCollapsed: false,
};

/** What is stored under the key, or nothing. What cannot be read counts as not chosen. */
export function parseReaderPreferences(stored: string | null): ReaderPreferences {
  const chosen = fieldsOf(stored);
  const { textSize, lineWidth } = readerPreferenceDefaults;
  return {
    textSize: textSizes.find((size) => size === chosen['textSize']) ?? textSize,
    lineWidth: lineWidths.find((width) => width === chosen['lineWidth']) ?? lineWidth,
    subsections: switched('subsections'),
    linkPreviews: switched('linkPreviews'),
    sidebarCollapsed: switched('sidebarCollapsed'),
  };

  function switched(name: 'subsections' | 'linkPreviews' | 'sidebarCollapsed'): boolean {
    const value = chosen[name];
    return typeof value === 'boolean' ? value : readerPreferenceDefaults[name];
  }
}

/** Only what differs from the defaults, so that a better default reaches everybody who never chose; nothing to store: null. */
export function storedReaderPreferences(preferences: ReaderPreferences): string | null {
  const chosen = Object.entries(preferences).filter(([name, value]) => value !== readerPreferenceDefaults[name as keyof ReaderPreferences]);
  return chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen)) : null;
}

/** Style sheets read the choices from attributes of the root; a default has none. */
export function markReaderPreferences(root: { readonly dataset: Partial<Record<string, string>> }, preferences: ReaderPreferences): void {
  for (const name of ['textSize', 'lineWidth', 'subsections', 'sidebarCollapsed'] as const) {
    const value = preferences[name];
    if (value === readerPreferenceDefaults[name]) delete root.dataset[name];
    else root.dataset[name] = value === true ? '' : String(value);
  }
}

function fieldsOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored ?? 'null')) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
