import styles from './QuickResults.module.css';

/** The way to ask what was typed, where it is a question: below the titles, above the search of all texts. */
export function askRow(address: string, words: string, id: string): HTMLAnchorElement {
  const row = document.createElement('a');
  row.id = id;
  row.className = `${styles.row} ${styles.ask}`;
  row.tabIndex = -1;
  row.href = address;
  row.setAttribute('role', 'option');
  row.setAttribute('aria-selected', 'false');
  const title = document.createElement('span');
  title.className = styles.words ?? '';
  title.textContent = words;
  row.append(title);
  return row;
}
