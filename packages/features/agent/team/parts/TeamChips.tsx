import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { quickViewOf, quickViews, viewOfQuick } from '../team.model.ts';
import type { TeamScreenProps } from '../team.types.ts';

interface TeamChipsProps extends Pick<TeamScreenProps, 'view' | 'onView'> {
  /** How many accounts the chosen one lists; null while it is not known. */
  total: number | null;
}

/** What an agent looks for most, by one tap: the own team, who is online, who has gone quiet, and the agents. */
export function TeamChips({ view, total, onView }: TeamChipsProps) {
  const { t } = useTranslation('agentTeam');
  const language = useLanguage();
  const chosen = quickViewOf(view);
  const count = total === null ? '' : ` ${formatCount(total, language)}`;
  return (
    <TabStrip
      label={t('quick.label')}
      items={quickViews.map((id) => ({ id, label: `${t(`quick.${id}`)}${id === chosen ? count : ''}` }))}
      chosen={chosen ?? undefined}
      onChoose={(quick) => onView({ ...viewOfQuick(quick), sort: view.sort })}
      previousLabel={t('records:arrowsBack')}
      nextLabel={t('records:arrowsOn')}
    />
  );
}
