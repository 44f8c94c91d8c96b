import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import type { LobbyScreenProps } from '../lobby.types.ts';
import { placeholder } from './LobbyTabs.css.ts';

interface LobbyTabsProps extends Pick<LobbyScreenProps, 'lobby' | 'query' | 'gameType' | 'hrefFor'> {
  /** A tab was chosen. */
  onChoose: () => void;
}

/** Tabs for the kinds of games (RT-06d, SLT-06): all by vendor, then scratch cards, video poker, tables and the like. */
export function LobbyTabs({ lobby, query, gameType, hrefFor, onChoose }: LobbyTabsProps) {
  const { t } = useTranslation('lobby');
  if (lobby.status === 'loading' && gameType === 'RNG') {
    return (
      <div className={placeholder} aria-hidden>
        <Skeleton shape="text" />
      </div>
    );
  }
  const kinds = lobby.status === 'ready' ? lobby.value.classifications : [];
  // The URL may name a kind that this lobby does not have. Its tab stays visible, so that it can be deselected.
  const unknown = query.classify !== '' && !kinds.some(({ code }) => code === query.classify);
  if (kinds.length === 0 && !unknown) return null;
  const all = [...kinds, ...(unknown ? [{ code: query.classify, name: query.classify }] : [])];
  return (
    <TabStrip
      look="line"
      label={t('lobbies')}
      items={[
        { id: '', label: t('byVendor'), href: hrefFor({ classify: '' }) },
        ...all.map(({ code, name }) => ({ id: code, label: name, href: hrefFor({ classify: code }) })),
      ]}
      onChoose={onChoose}
      chosen={query.classify}
      previousLabel={t('arrowsBack')}
      nextLabel={t('arrowsOn')}
    />
  );
}
