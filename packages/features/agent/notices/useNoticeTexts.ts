import type { AgentNotice } from '#api/agentNotices.ts';
import { wordOf } from '#api/open.ts';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { toMoment } from '#core/report/dayTexts.ts';
import { contractPages } from '../agentCentre/agentCentre.model.ts';

/** Returns a function that words a notice: what it tells, and until when or since when. */
export function useNoticeTexts(): (notice: AgentNotice) => { readonly title: string; readonly detail: string } {
  const language = useLanguage();
  const { t } = useTranslation('agentNotices');
  const centre = useTranslation('agentCentre').t;
  return ({ kind, at, contract, link, count: accounts }) => {
    const since = toMoment(at, language).day;
    // A word that the site does not know is shown as it is.
    if (typeof kind !== 'string') return { title: wordOf(kind), detail: since };
    if (contract !== null && (kind === 'contractWaits' || kind === 'contractEnds')) {
      const of = contract.kind;
      const values = {
        kind: typeof of === 'string' ? centre(`pages.${contractPages[of]}`) : wordOf(of),
        name: contract.with ?? t('operator'),
        time: formatMoment(Date.parse(contract.until), language),
      };
      return { title: t(`${kind}.title`, values), detail: t(`${kind}.detail`, values) };
    }
    const count = formatCount(accounts, language);
    if (kind === 'quiet') return { title: t('quiet.title', { count }), detail: t('quiet.detail', { day: since }) };
    if (kind !== 'signUps' && kind !== 'firstDeposits') return { title: kind, detail: since };
    return { title: t(`${kind}.title`, { count, link: link?.name ?? '' }), detail: since };
  };
}
