import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { Resting } from '../../shared/Resting.tsx';
import type { SlotLobbyScreenProps, StripProps } from '../SlotLobbyScreen.tsx';
import { StripSkeleton } from './StripSkeleton.tsx';
import { mark } from './VendorStrip.css.ts';

type VendorStripProps = StripProps & Pick<SlotLobbyScreenProps, 'hall' | 'query' | 'hrefFor' | 'gameType'>;

/** SLT-01: "all manufacturers" first, then the vendors; arrows when there are more than seven. */
export function VendorStrip({ hall, query, hrefFor, gameType, onChoose }: VendorStripProps) {
  const { t } = useTranslation('slots');
  const shared = useTranslation('shared').t;
  if (hall.status === 'loading') return <StripSkeleton />;
  if (hall.status === 'failed') {
    return (
      <ErrorState
        size="compact"
        title={t('vendorsFailed')}
        action={
          <Button size="small" tone="outline" busy={hall.refreshing === true} onClick={hall.retry}>
            {shared('retry')}
          </Button>
        }
      />
    );
  }
  const all = {
    id: '',
    label: t('allVendors'),
    href: hrefFor({ vassalage: '' }),
    leading: <Icon of={navIcons[gameType]} size="large" />,
  };
  const vendors = hall.value.vendors.map(({ vassalage, name, mark: address, resting }) => ({
    id: vassalage,
    label: name,
    href: hrefFor({ vassalage }),
    leading: address !== null && (
      <span className={mark}>
        <LazyImage src={address} alt="" ratio="1:1" fit="contain" transparent />
      </span>
    ),
    badge: resting && <Resting place="onMark" />,
  }));
  return (
    <TabStrip
      look="tile"
      label={t('vendors')}
      items={[all, ...vendors]}
      onChoose={onChoose}
      chosen={query.vassalage}
      previousLabel={t('arrowsBack')}
      nextLabel={t('arrowsOn')}
    />
  );
}
