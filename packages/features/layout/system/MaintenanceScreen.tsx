import { RefreshCw } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { waitingLimit } from './maintenance.model.ts';
import { Fact } from './parts/Fact.tsx';
import { StatusPage } from './parts/StatusPage.tsx';
import { SupportButton } from './parts/SupportButton.tsx';
import { WaitingGames } from './parts/WaitingGames.tsx';
import type { BrandSlot, MaintenanceScreenProps } from './system.types.ts';

/** Replaces the site during maintenance (SYS-02). */
export function MaintenanceScreen(props: MaintenanceScreenProps & BrandSlot) {
  const { brand, settings, end, checking, lastCheck, onCheck, onSupport, games } = props;
  const { t } = useTranslation('system');
  const outcome = (() => {
    if (lastCheck === null || checking) return '';
    return lastCheck.answered ? t('maintenance.stillClosed', { time: lastCheck.time }) : t('maintenance.checkFailed');
  })();
  return (
    <StatusPage
      brand={brand}
      settings={settings}
      title={t('maintenance.title')}
      text={t('maintenance.info')}
      actions={
        <>
          <Button busy={checking} icon={<Icon of={RefreshCw} size="small" />} onClick={onCheck}>
            {t('maintenance.check')}
          </Button>
          <SupportButton onSupport={onSupport} />
        </>
      }
      note={outcome}
      after={<WaitingGames games={games} skeletonCount={waitingLimit} />}
    >
      {end === null ? (
        <Text tone="muted" align="center">
          {t('maintenance.openEnded')}
        </Text>
      ) : (
        <Fact label={t('maintenance.until')}>
          <time dateTime={end.iso}>{end.text}</time>
        </Fact>
      )}
    </StatusPage>
  );
}
