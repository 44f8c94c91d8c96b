import type { RichTextProps } from '#ui/RichText/RichText.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { lazyComponent } from '../routing/lazyComponent.tsx';
import { LazySection } from './LazySection.tsx';

// The sanitiser is larger than many a page, and few pages show text of the operator's editor.
const RichText = lazyComponent(async () => (await import('#ui/RichText/RichText.tsx')).RichText);

/**
 * `RichText` that loads when it is shown. Until then the text can be read without its format; a failed load says so and can be retried.
 */
export function FormattedText(props: RichTextProps) {
  return (
    <LazySection placeholder={<Text>{props.html.replaceAll(/<[^>]*>/g, ' ')}</Text>}>
      <RichText {...props} />
    </LazySection>
  );
}
