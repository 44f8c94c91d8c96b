import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import type { OutputOf } from '#api/operation.ts';
import type { walletCollect, walletTransfer } from '#api/wallets.ts';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { FlowOutcome } from '#core/flow/FlowOutcome.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { collectedState } from '../moves.model.ts';
import type { MovedSum, SeveralWallets } from '../wallet.types.ts';

type OutcomeProps = Pick<SeveralWallets, 'moved' | 'move' | 'collect' | 'onSupport'>;

/** The outcome of the last transfer, of one sum or of everything. Only what is on its new side is called moved. */
export function Outcome({ moved, move, collect, onSupport }: OutcomeProps) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const words = { of: 'wallet', errorText: useRefusalText('wallet'), onSupport } as const;
  return (
    <>
      <FlowOutcome {...words} flow={move} unknownText={({ amount }) => t('unknown.move', { amount: money(amount) })}>
        {({ reference, status }, takesFocus) =>
          moved && <Moved key={reference} status={status} sum={moved} takesFocus={takesFocus} />
        }
      </FlowOutcome>
      <FlowOutcome {...words} flow={collect} unknownText={() => t('unknown.collect')}>
        {(collected, takesFocus) => <Collected key="collected" moved={collected.moved} takesFocus={takesFocus} />}
      </FlowOutcome>
    </>
  );
}

interface MovedProps extends Pick<OutputOf<typeof walletTransfer>, 'status'> {
  sum: MovedSum;
  takesFocus: boolean;
}

function Moved({ status, sum, takesFocus }: MovedProps) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const arrived = status === 'done';
  const state = status === 'done' || status === 'returned' ? status : 'pending';
  const { amount, from, to } = sum;
  return (
    <OutcomePanel
      tone={arrived ? 'positive' : 'warning'}
      icon={arrived ? CircleCheck : Clock}
      title={t(`moved.${state}`, { amount: money(amount), to })}
      takesFocus={takesFocus}
    >
      <Text>{t(`moved.${state}Text`, { from, to })}</Text>
    </OutcomePanel>
  );
}

interface CollectedProps extends Pick<OutputOf<typeof walletCollect>, 'moved'> {
  takesFocus: boolean;
}

function Collected({ moved, takesFocus }: CollectedProps) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const state = collectedState(moved);
  const whole = state === 'all' || state === 'none';
  return (
    <OutcomePanel
      tone={whole ? 'positive' : 'warning'}
      icon={whole ? CircleCheck : TriangleAlert}
      title={t(`collect.${state}`)}
      takesFocus={takesFocus}
    >
      {moved.map(({ id, name, amount, status }) => (
        <Text key={id}>
          {typeof status === 'string'
            ? t(`collect.each.${status}`, { name, amount: money(amount) })
            : t('collect.each.other', { name, amount: money(amount), status: status.other })}
        </Text>
      ))}
    </OutcomePanel>
  );
}
