import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { MemberCentreDialogProps } from '../memberCentre.types.ts';
import { tellUs } from './TellUs.css.ts';

/**
 * The way to customer service below a page that failed (CON-02), with a code that says which page it was and when. Hidden by
 * its styles while nothing has failed: what draws a failure is part of the first view, and does not have to know of it.
 */
export function TellUs({ code, href }: NonNullable<MemberCentreDialogProps['problem']>) {
  const { t } = useTranslation('memberCentre');
  return (
    <div className={tellUs}>
      <Text size="sm">{t('problem.text', { code })}</Text>
      <Link href={href} size="touch">
        {t('problem.link')}
      </Link>
    </div>
  );
}
