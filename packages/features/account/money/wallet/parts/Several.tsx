import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { canCollect, isUnresolved, sidesOf } from '../moves.model.ts';
import type { SeveralWallets } from '../wallet.types.ts';
import { AutoMove } from './AutoMove.tsx';
import { Collect } from './Collect.tsx';
import { MoveForm } from './MoveForm.tsx';
import { Outcome } from './Outcome.tsx';
import { Transfers } from './Transfers.tsx';
import { WalletCards } from './WalletCards.tsx';

interface SeveralProps {
  several: SeveralWallets;
}

/** The wallets of the vendors, and what moves money between them and the main wallet. */
export function Several({ several }: SeveralProps) {
  const { wallets, form, busy } = several;
  const { t } = useTranslation('wallet');
  // Until an unknown outcome is resolved, nothing else is moved.
  const open = !isUnresolved(several);
  return (
    <Stack gap="xl">
      <RemoteView compact remote={wallets} failed={t('walletsFailed')} skeleton={<Skeleton shape="text" lines={6} />}>
        {({ list, autoMove }) => {
          const sides = sidesOf(list, form);
          return (
            <Stack gap="xl">
              <WalletCards
                wallets={list}
                markOf={several.markOf}
                at={wallets.status === 'ready' ? wallets.at : null}
                outdated={wallets.status === 'ready' && wallets.outdated === true}
              />
              <Outcome {...several} />
              {open && canCollect(list) && <Collect busy={busy} onCollect={several.onCollect} />}
              {open &&
                (sides === null ? (
                  <EmptyState size="compact" level={3} title={t('move.none')} text={t('move.noneText')} />
                ) : (
                  <MoveForm
                    wallets={list}
                    sides={sides}
                    form={form}
                    busy={busy}
                    onFrom={several.onFrom}
                    onTo={several.onTo}
                    onSwap={several.onSwap}
                    onType={several.onType}
                    onMove={several.onMove}
                  />
                ))}
              <AutoMove on={autoMove} onAutoMove={several.onAutoMove} />
            </Stack>
          );
        }}
      </RemoteView>
      <Transfers transfers={several.transfers} pageNo={several.pageNo} onPage={several.onPage} />
    </Stack>
  );
}
