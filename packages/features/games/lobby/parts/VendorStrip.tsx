import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import type { LobbyScreenProps } from '../lobby.types.ts';
import { StripSkeleton } from './StripSkeleton.tsx';
import { mark } from './VendorStrip.css.ts';

/** As many as fit into the strip on a phone. */
const eagerMarks = 2;

interface VendorStripProps extends Pick<LobbyScreenProps, 'lobby' | 'query' | 'hrefFor' | 'gameType'> {
  /** A vendor was chosen. */
  onChoose: () => void;
}

/** The vendors of the lobby (SLT-01): "all manufacturers" first; arrows when there are more than seven. */
export function VendorStrip({ lobby, query, hrefFor, gameType, onChoose }: VendorStripProps) {
  const { t } = useTranslation('lobby');
  if (lobby.status === 'loading') return <StripSkeleton />;
  if (lobby.status === 'failed') {
    return (
      <ErrorState
        size="compact"
        title={t('vendorsFailed')}
        action={
          <Button size="small" tone="outline" busy={lobby.refreshing === true} onClick={lobby.retry}>
            {t('common:retry')}
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
  const vendors = lobby.value.vendors.map(({ vassalage, name, mark: markUrl, inMaintenance }, index) => ({
    id: vassalage,
    label: name,
    href: hrefFor({ vassalage }),
    leading: markUrl !== null && (
      <span className={mark}>
        <LazyImage src={markUrl} alt="" ratio="1:1" fit="contain" transparent eager={index < eagerMarks} />
      </span>
    ),
    badge: inMaintenance && <MaintenanceBadge place="beside" />,
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
