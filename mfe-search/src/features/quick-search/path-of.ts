/** Where a page is, in words: '/en-US/docs/Web/CSS/Grid_layout/Basics' -> 'CSS › Grid layout'. */
export function pathOf(url: string): string {
  const [, , , ...segments] = url.split('/');
  const above = segments.slice(0, -1).map((segment) => segment.replaceAll('_', ' '));
  // All the web says nothing where more is said.
  return (above.length > 1 && above[0] === 'Web' ? above.slice(1) : above).join(' › ');
}
