import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { tellUs } from './TellUs.css.ts';

export interface TellUsProps {
  /** See `problemCode`. */
  readonly code: string;
  /** Link to the form for questions. */
  readonly href: string;
}

/**
 * The way to customer service below a page that failed (CON-02), with a code that says which page it was and when. Hidden by
 * its styles while nothing has failed: what draws a failure is part of the first view, and does not have to know of it.
 */
export function TellUs({ code, href }: TellUsProps) {
  const { t } = useTranslation('footer');
  const support = useTranslation('support').t;
  return (
    <section className={tellUs} aria-label={support('contact')}>
      <Text size="sm">{t('failure', { code })}</Text>
      <Link href={href} size="touch">
        {support('contact')}
      </Link>
    </section>
  );
}
