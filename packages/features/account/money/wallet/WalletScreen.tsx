import { useState } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { screen } from '../orders/screen.css.ts';
import { Available } from './parts/Available.tsx';
import { OneWallet } from './parts/OneWallet.tsx';
import { Several } from './parts/Several.tsx';
import type { WalletScreenProps } from './wallet.types.ts';

/** Wallet page (MEM-02a): the balance, and where the player's money is. */
export function WalletScreen(props: WalletScreenProps) {
  const { balance, Position, isSingle, several, links, CountedBets, onRefresh } = props;
  const { t } = useTranslation('wallet');
  const [counted, setCounted] = useState<string | null>(null);
  const asked = usePresence(counted);
  if (balance.status === 'failed') return <FailedState level={3} title={t('failed')} failed={balance} />;
  return (
    <div className={screen}>
      <Available balance={balance} links={links} onRefresh={onRefresh} />
      <div>
        <Position detail="full" onCounted={setCounted} />
        <Link href={links.records} size="touch">
          {t('records')}
        </Link>
      </div>
      <RemoteView compact remote={isSingle} failed={t('walletsFailed')} skeleton={<Skeleton shape="text" lines={2} />}>
        {(single) => (single ? <OneWallet /> : <Several several={several} />)}
      </RemoteView>
      {asked !== null && (
        <LazyDialogSection open={counted !== null} onClose={() => setCounted(null)}>
          <CountedBets requirementId={counted} onClose={() => setCounted(null)} />
        </LazyDialogSection>
      )}
    </div>
  );
}
