import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';

export interface ShownForProps {
  /** The name that was searched for. */
  name: string;
  /** What the player typed. */
  typed: string;
  /** Searches for exactly what was typed. */
  exactHref: string;
}

/** Says which name is shown instead of the typed one, and links to the exact search. */
export function ShownFor({ name, typed, exactHref }: ShownForProps) {
  const { t } = useTranslation('lobby');
  return (
    <Inline gap="sm">
      <Text as="span">{t('shownFor', { name })}</Text>
      <Link href={exactHref}>{t('onlyTyped', { typed })}</Link>
    </Inline>
  );
}
