import { useState } from 'react';
import type { InputOf } from '#api/operation.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { RebateClaimed, RebateSummaryValue, rebateClaim } from '#api/rebate.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { FailedState } from '../shared/FailedState.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { MoneyIntentState } from '../shared/moneyIntent.ts';
import { type MoneyFormat, moneyText } from '../shared/moneyText.ts';
import type { Remote } from '../shared/remote.ts';
import { Claimable, ClaimableSkeleton } from './parts/Claimable.tsx';
import { History } from './parts/History.tsx';
import { Outcome } from './parts/Outcome.tsx';
import { Shares, SharesSkeleton } from './parts/Shares.tsx';
import { isClosed } from './rebate.model.ts';

/** What a claim names: the sum that the player saw, and the moment up to which it was counted. */
export type RebateSeen = InputOf<typeof rebateClaim>;

export interface RebateScreenProps {
  readonly summary: Remote<RebateSummaryValue>;
  readonly claim: MoneyIntentState<RebateSeen, RebateClaimed>;
  /** What the wallet holds after the claim; null as long as the platform has not said so since. */
  readonly balance: string | null;
  /** One page of what was claimed, newest first. */
  readonly history: Remote<{ readonly list: readonly RebateClaimed[]; readonly totalPages: number }>;
  /** From 1. */
  readonly pageNo: number;
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
  /** Is over when the outcome is known, or is known to be unknown. */
  readonly onClaim: (seen: RebateSeen) => Promise<void>;
  /** Asks what became of a claim whose outcome is unknown; credits nothing twice. */
  readonly onRepeat: () => Promise<void>;
  /** The outcome of the last claim has been seen. */
  readonly onReset: () => void;
  readonly onPage: (pageNo: number) => void;
}

/** The manual rebate (MEM-03h): what of the valid bets comes back, claimed by hand, and what was claimed before. */
export function RebateScreen(props: RebateScreenProps) {
  const { summary, claim, balance, history, pageNo, onClaim, onRepeat, onReset, onPage } = props;
  const format = { currencySymbol: props.currencySymbol, language: props.language };
  /** What the player is asked about. It stays what they saw, whatever the platform says meanwhile. */
  const [asked, setAsked] = useState<RebateSeen | null>(null);
  /** Something was pressed here: the answer takes the focus. */
  const [pressed, setPressed] = useState(false);
  if (summary.status === 'failed' && isClosed(summary.error)) return <Closed />;
  const ask = (seen: RebateSeen) => {
    onReset();
    setPressed(true);
    setAsked(seen);
  };
  const repeat = () => {
    setPressed(true);
    void onRepeat();
  };
  return (
    <Stack gap="lg">
      {asked === null && <Outcome claim={claim} balance={balance} takesFocus={pressed} onRepeat={repeat} {...format} />}
      <Summary summary={summary} claim={claim} onAsk={ask} {...format} />
      <History history={history} pageNo={pageNo} onPage={onPage} {...format} />
      <Confirm asked={asked} onClose={() => setAsked(null)} onConfirm={onClaim} {...format} />
    </Stack>
  );
}

interface SummaryProps extends MoneyFormat, Pick<RebateScreenProps, 'summary' | 'claim'> {
  onAsk: (seen: RebateSeen) => void;
}

function Summary({ summary, claim, onAsk, ...format }: SummaryProps) {
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
      // While the outcome of a claim is open no other one is taken.
      const free = claim.status !== 'unknown' && claim.status !== 'sending';
      return (
        <Stack gap="lg">
          <Claimable summary={summary.value} onAsk={free ? () => onAsk({ until, amount: total }) : null} {...format} />
          <Stack gap="sm">
            {items.length > 0 && <Shares items={items} {...format} />}
            <Text size="sm" tone="muted">
              {t('rules')}
            </Text>
          </Stack>
        </Stack>
      );
    }
  }
}

interface ConfirmProps extends MoneyFormat {
  asked: RebateSeen | null;
  onClose: () => void;
  onConfirm: (seen: RebateSeen) => Promise<void>;
}

function Confirm({ asked, onClose, onConfirm, ...format }: ConfirmProps) {
  const { t } = useTranslation('rebate');
  const shared = useTranslation('shared').t;
  const money = moneyText(format);
  /** The sum stays in the title while the dialog fades away. */
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('confirm.title', { amount: money(shown?.amount ?? '') })}
      text={t('confirm.text')}
      confirmLabel={t('confirm.do')}
      cancelLabel={shared('cancel')}
      onConfirm={() => (asked === null ? undefined : onConfirm(asked))}
    />
  );
}

function Closed() {
  const { t } = useTranslation('rebate');
  return <EmptyState level={3} title={t('closed')} text={t('closedText')} />;
}
