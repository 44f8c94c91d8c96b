import { Timer } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import type { LotteryScreenProps } from '../lottery.types.ts';

/** The tabs of the page (LOT-06a). */
export function LotteryTabs({ tabs, tab }: Pick<LotteryScreenProps, 'tabs' | 'tab'>) {
  const { t } = useTranslation('lottery');
  return (
    <TabStrip
      look="line"
      label={t('tabs.label')}
      items={tabs.map(({ id, href }) => ({
        id,
        href,
        label: t(`tabs.${id}`),
        ...(id === 'fast' && { leading: <Icon of={Timer} size="small" /> }),
      }))}
      chosen={tab}
      previousLabel={t('arrowsBack')}
      nextLabel={t('arrowsOn')}
    />
  );
}
