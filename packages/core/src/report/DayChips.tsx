import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { formatDays } from './dayTexts.ts';
import { quickRanges } from './ranges.model.ts';
import type { DayChoice } from './report.types.ts';

/** The days to choose by a tap. Days that were typed are a choice of their own while they are chosen. */
export function DayChips({ quick, typed, problem, onQuick }: DayChoice) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const items = quickRanges.map((id) => ({ id: id as string, label: t(`range.${id}`) }));
  const own = quick === null && problem === null ? [{ id: 'own', label: formatDays(typed, language) }] : [];
  return (
    <TabStrip
      label={t('range.label')}
      items={[...own, ...items]}
      chosen={quick ?? (own.length > 0 ? 'own' : undefined)}
      onChoose={(id) => {
        const range = quickRanges.find((each) => each === id);
        if (range !== undefined) onQuick(range);
      }}
      previousLabel={t('arrowsBack')}
      nextLabel={t('arrowsOn')}
    />
  );
}
