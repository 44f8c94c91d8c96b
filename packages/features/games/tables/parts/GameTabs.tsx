import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { GameTab } from '../tables.types.ts';
import { count } from './GameTabs.css.ts';

interface GameTabsProps {
  tabs: readonly GameTab[];
  chosen: GameTab['id'];
}

/** Links to the tables of each game, with how many there are. */
export function GameTabs({ tabs, chosen }: GameTabsProps) {
  const { t } = useTranslation('tables');
  return (
    <TabStrip
      look="line"
      label={t('games')}
      items={tabs.map(({ id, href, count: total }) => ({
        id,
        href,
        label: t(`kinds.${id === '' ? 'all' : id}`),
        badge: (
          <span className={count}>
            <span aria-hidden>{total ?? ''}</span>
            {total !== null && <VisuallyHidden>{t('count', { count: total })}</VisuallyHidden>}
          </span>
        ),
      }))}
      chosen={chosen}
      previousLabel={t('back')}
      nextLabel={t('on')}
    />
  );
}
