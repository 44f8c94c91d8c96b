import { useState } from 'react';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazyPlayStopped } from '#core/components/LazyPlayStopped.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Claimable, ClaimableSkeleton } from './parts/Claimable.tsx';
import { History } from './parts/History.tsx';
import { Outcome } from './parts/Outcome.tsx';
import { Shares, SharesSkeleton } from './parts/Shares.tsx';
import type { ClaimInput, RebateScreenProps } from './rebate.types.ts';

/** Manual rebate (MEM-03h): the claimable amount, the games it comes from, and past claims. */
export function RebateScreen(props: RebateScreenProps) {
  const { summary, claim, balance, history, pageNo, onPage } = props;
  /** The claim to confirm. Keeps the amount that the player saw, even if the summary changes meanwhile. */
  const [toConfirm, setToConfirm] = useState<ClaimInput | null>(null);
  const ask = (input: ClaimInput) => {
    claim.reset();
    setToConfirm(input);
  };
  return (
    <Stack gap="lg">
      {toConfirm === null && <Outcome claim={claim} balance={balance} />}
      {props.stop !== null && <LazyPlayStopped level={3} stop={props.stop} />}
      <Summary summary={summary} claim={claim} stop={props.stop} onAsk={ask} />
      <History history={history} pageNo={pageNo} onPage={onPage} />
      <Confirm toConfirm={toConfirm} onClose={() => setToConfirm(null)} onConfirm={claim.send} />
    </Stack>
  );
}

interface SummaryProps extends Pick<RebateScreenProps, 'summary' | 'claim' | 'stop'> {
  onAsk: (input: ClaimInput) => void;
}

function Summary({ summary, claim, stop, onAsk }: SummaryProps) {
  const { t } = useTranslation('rebate');
  switch (summary.status) {
    case 'loading':
      return (
        <Stack gap="lg">
          <ClaimableSkeleton />
          <SharesSkeleton />
        </Stack>
      );
    case 'failed':
      return <FailedState level={3} title={t('failed')} failed={summary} />;
    case 'ready': {
      const { until, total, items } = summary.value;
      // One claim at a time: none while the outcome of another is open, and none during a break.
      const idle = stop === null && claim.state.status !== 'unknown' && claim.state.status !== 'sending';
      return (
        <Stack gap="lg">
          <Claimable summary={summary.value} onAsk={idle ? () => onAsk({ until, amount: total }) : null} />
          <Stack gap="sm">
            {items.length > 0 && <Shares items={items} />}
            <Text size="sm" tone="muted">
              {t('rules')}
            </Text>
          </Stack>
        </Stack>
      );
    }
  }
}

interface ConfirmProps {
  toConfirm: ClaimInput | null;
  onClose: () => void;
  onConfirm: (input: ClaimInput) => Promise<unknown>;
}

function Confirm({ toConfirm, onClose, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('rebate');
  const money = useMoneyText();
  // Keeps the amount in the title during the exit animation.
  const shown = usePresence(toConfirm);
  return (
    <ConfirmDialog
      open={toConfirm !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('confirm.title', { amount: money(shown?.amount ?? '') })}
      text={t('confirm.text')}
      confirmLabel={t('confirm.do')}
      cancelLabel={t('common:cancel')}
      onConfirm={async () => {
        if (toConfirm !== null) await onConfirm(toConfirm);
      }}
    />
  );
}
