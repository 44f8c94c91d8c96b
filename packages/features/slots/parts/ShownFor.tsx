import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';

export interface ShownForProps {
  /** What was looked for in the end. */
  name: string;
  typed: string;
  /** Shows what was typed, and nothing else. */
  exactHref: string;
}

/** Nothing is called what was typed: says what is shown instead, and leads back. */
export function ShownFor({ name, typed, exactHref }: ShownForProps) {
  const { t } = useTranslation('slots');
  return (
    <Inline gap="sm">
      <Text as="span">{t('shownFor', { name })}</Text>
      <Link href={exactHref}>{t('onlyTyped', { typed })}</Link>
    </Inline>
  );
}
