import { renderToStaticMarkup } from 'react-dom/server';
import { Icon, icons, type IconName } from './Icon.tsx';

test.each(Object.keys(icons) as IconName[])('%s is drawn inside its field and hidden from screen readers', (name) => {
  const html = renderToStaticMarkup(<Icon name={name} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('style=');
  const paths = [...html.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(path).toMatch(/^[Mm][\d.,\s\-MmLlHhVvAaCcSsZz]+$/);
});

test('an icon takes the colour of the words beside it', () => {
  expect(renderToStaticMarkup(<Icon name="search" />)).toContain('stroke="currentColor"');
  expect(renderToStaticMarkup(<Icon name="bookmark-filled" />)).toContain('fill="currentColor"');
});
