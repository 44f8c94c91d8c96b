import { FailedState } from '#core/components/FailedState.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { screen } from '../orders/screen.css.ts';
import { Available } from './parts/Available.tsx';
import { OneWallet } from './parts/OneWallet.tsx';
import { Several } from './parts/Several.tsx';
import { WhereItIs } from './parts/WhereItIs.tsx';
import type { WalletScreenProps } from './wallet.types.ts';

/** Wallet page (MEM-02a): what the player can use, and where the rest of the money is. */
export function WalletScreen({ money, isSingle, several, links, points, onRefresh }: WalletScreenProps) {
  const { t } = useTranslation('wallet');
  if (money.status === 'failed') return <FailedState level={3} title={t('failed')} failed={money} />;
  return (
    <div className={screen}>
      <Available money={money} links={links} onRefresh={onRefresh} />
      {money.status === 'ready' ? (
        <WhereItIs money={money.value} links={links} points={points} />
      ) : (
        <div aria-hidden>
          <Skeleton shape="text" lines={4} />
        </div>
      )}
      <RemoteView compact remote={isSingle} failed={t('walletsFailed')} skeleton={<Skeleton shape="text" lines={2} />}>
        {(single) => (single ? <OneWallet /> : <Several several={several} />)}
      </RemoteView>
    </div>
  );
}
