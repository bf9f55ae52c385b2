import { addressOf } from '@webdocs/contracts/api/address-of';
import { previewIssue } from '@webdocs/contracts/api/newsletter-issues';
import { Button } from '@webdocs/design/Button';
import { useText } from '@webdocs/remote-kit';

/** The mail in a tab of its own, where its styles are not those of this page. */
export function Previews({ id }: { readonly id: string }) {
  const text = useText();
  return (['html', 'text'] as const).map((form) => (
    <Button key={form} href={addressOf(previewIssue, { params: { id }, query: { form } })} target="_blank" rel="noopener">
      {text(`plus-issues-preview-${form}`)}
    </Button>
  ));
}
