import { Timer } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { count } from '../../tables/parts/GameTabs.css.ts';
import type { LotteryScreenProps } from '../lottery.types.ts';

/** The tabs of the page, with how many tickets wait for their draw (LOT-06a, LOT-06d). */
export function LotteryTabs({ tabs, tab }: Pick<LotteryScreenProps, 'tabs' | 'tab'>) {
  const { t } = useTranslation('lottery');
  return (
    <TabStrip
      look="line"
      label={t('tabs.label')}
      items={tabs.map(({ id, href, count: total }) => ({
        id,
        href,
        label: t(`tabs.${id}`),
        ...(id === 'fast' && { leading: <Icon of={Timer} size="small" /> }),
        ...(total !== null &&
          total > 0 && {
            badge: (
              <span className={count}>
                <span aria-hidden>{total}</span>
                <VisuallyHidden>{t('mine.waiting', { count: total })}</VisuallyHidden>
              </span>
            ),
          }),
      }))}
      chosen={tab}
      previousLabel={t('arrowsBack')}
      nextLabel={t('arrowsOn')}
    />
  );
}
