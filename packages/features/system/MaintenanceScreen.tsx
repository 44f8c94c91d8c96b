import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import { Fact } from './parts/Fact.tsx';
import { StatusPage } from './parts/StatusPage.tsx';
import { SupportButton, type SupportProps } from './parts/SupportButton.tsx';
import { type WaitingGame, WaitingGames } from './parts/WaitingGames.tsx';

/** How many games are shown to look forward to: one row of a wide screen. */
export const waitingLimit = 6;

export interface MaintenanceScreenProps extends SupportProps {
  /** Mark and name of the brand. */
  readonly brand: ReactNode;
  /** SYS-02b: when it ends, for machines and as the player reads it; null when nobody said. */
  readonly end: { readonly iso: string; readonly text: string } | null;
  readonly checking: boolean;
  /** What the last check of this page found: null before the first. */
  readonly lastCheck: { readonly answered: boolean; readonly time: string } | null;
  readonly onCheck: () => void;
  /** SYS-02e: what to look forward to. */
  readonly games: Remote<readonly WaitingGame[]>;
}

/** In the place of the whole site while it is closed (SYS-02). */
export function MaintenanceScreen(props: MaintenanceScreenProps) {
  const { brand, end, checking, lastCheck, onCheck, onSupport, games } = props;
  const { t } = useTranslation('system');
  const outcome = (() => {
    if (lastCheck === null || checking) return '';
    return lastCheck.answered ? t('maintenance.stillClosed', { time: lastCheck.time }) : t('maintenance.checkFailed');
  })();
  return (
    <StatusPage
      brand={brand}
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
      after={<WaitingGames games={games} places={waitingLimit} />}
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
