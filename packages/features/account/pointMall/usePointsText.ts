import type { OfferedLanguage } from '#api/primitives.ts';
import { formatCount } from '#core/format/format.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Returns a function that formats points with their unit: `1,800 points`. */
export function usePointsText(language: OfferedLanguage): (points: number) => string {
  const { t } = useTranslation('pointMall');
  return (points) => (points === 1 ? t('onePoint') : t('points', { shown: formatCount(points, language) }));
}
