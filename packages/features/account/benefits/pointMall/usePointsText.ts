import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that formats points with their unit: `1,800 points`. */
export function usePointsText(): (points: number) => string {
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  return (points) => (points === 1 ? t('onePoint') : t('points', { shown: formatCount(points, language) }));
}
