import type { ClosedPage } from '#core/centre/closedPage.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { MemberPage } from '#core/routing/centrePages.ts';

/** Returns a function that says why a page is closed, until when, and what is open instead (MEM-04c). */
export function useClosedText(): (closed: ClosedPage<MemberPage> | null) => string {
  const { t } = useTranslation('memberCentre');
  const language = useLanguage();
  return (closed) => {
    if (closed === null || closed.reason === 'unknown') return t('notOffered');
    const page = t(`pages.${closed.page}`);
    if (closed.reason !== 'break') return t(`closed.${closed.reason}`, { page });
    return closed.until === null
      ? t('closed.forGood', { page })
      : t('closed.break', { page, time: formatMoment(Date.parse(closed.until), language) });
  };
}
