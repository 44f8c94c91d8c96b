import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SportsScreenProps } from '../sports.types.ts';
import { count, liveDot, tabsBar } from '../SportsScreen.css.ts';

/** Links to the matches of each time, with how many there are. */
export function Tabs({ tabs, tab }: Pick<SportsScreenProps, 'tabs' | 'tab'>) {
  const { t } = useTranslation('sports');
  return (
    <div className={tabsBar}>
      <TabStrip
        look="line"
        label={t('tabs.label')}
        items={tabs.map(({ id, href, count: total }) => ({
          id,
          href,
          label: t(`tabs.${id}`),
          ...(id === 'live' && { leading: <span className={liveDot} data-on={total !== 0 || undefined} /> }),
          ...(id !== 'step' && {
            badge: (
              <span className={count}>
                <span aria-hidden>{total ?? ''}</span>
                {total !== null && <VisuallyHidden>{t('count', { count: total })}</VisuallyHidden>}
              </span>
            ),
          }),
        }))}
        chosen={tab}
        previousLabel={t('back')}
        nextLabel={t('on')}
      />
    </div>
  );
}
