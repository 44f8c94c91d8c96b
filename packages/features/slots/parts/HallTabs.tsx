import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { SlotLobbyScreenProps, StripProps } from '../SlotLobbyScreen.tsx';
import { place } from './HallTabs.css.ts';

type HallTabsProps = StripProps & Pick<SlotLobbyScreenProps, 'hall' | 'query' | 'gameType' | 'hrefFor'>;

/** RT-06d, SLT-06: the halls within the hall. All of it by vendor, then scratch cards, video poker, tables and the like. */
export function HallTabs({ hall, query, gameType, hrefFor, onChoose }: HallTabsProps) {
  const { t } = useTranslation('slots');
  if (hall.status === 'loading' && gameType === 'RNG') {
    return (
      <div className={place} aria-hidden>
        <Skeleton shape="text" />
      </div>
    );
  }
  const kinds = hall.status === 'ready' ? hall.value.classifications : [];
  // An address may name a kind that this hall does not have: it stays visible, so that it can be taken back.
  const unknown = query.classify !== '' && !kinds.some(({ code }) => code === query.classify);
  if (kinds.length === 0 && !unknown) return null;
  const all = [...kinds, ...(unknown ? [{ code: query.classify, name: query.classify }] : [])];
  return (
    <TabStrip
      look="line"
      label={t('halls')}
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
