import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { FlowUnknown } from '#core/flow/FlowUnknown.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { collectedState } from '../moves.model.ts';
import type { MoveOutcome, SeveralWallets } from '../wallet.types.ts';

type OutcomeProps = Pick<SeveralWallets, 'outcome' | 'move' | 'collect' | 'onSupport'>;

/** The outcome of the last transfer: not known yet, or what became of it. Only what is on its new side is called moved. */
export function Outcome({ outcome, move, collect, onSupport }: OutcomeProps) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const errorText = useRefusalText('wallet');
  const moving = pendingOf(move.state);
  const pending = moving ?? pendingOf(collect.state);
  if (pending !== null) {
    const { state, repeats, repeat } = moving === null ? collect : move;
    return (
      <FlowUnknown
        of="wallet"
        text={moving === null ? t('unknown.collect') : t('unknown.move', { amount: money(moving.input.amount) })}
        error={pending.error}
        repeats={repeats}
        busy={state.status === 'sending'}
        onRepeat={() => void repeat()}
        onSupport={onSupport}
      />
    );
  }
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'refused':
      return <ErrorState size="compact" announce title={errorText(outcome.error)} text={t('nothingMoved')} />;
    case 'moved':
      return <Moved key="moved" status={outcome.status} amount={outcome.amount} from={outcome.from} to={outcome.to} />;
    case 'collected':
      return <Collected key="collected" moved={outcome.moved} />;
  }
}

function Moved({ status, amount, from, to }: Omit<Extract<MoveOutcome, { kind: 'moved' }>, 'kind'>) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const arrived = status === 'done';
  const state = status === 'done' || status === 'returned' ? status : 'pending';
  return (
    <OutcomePanel
      tone={arrived ? 'positive' : 'warning'}
      icon={arrived ? CircleCheck : Clock}
      title={t(`moved.${state}`, { amount: money(amount), to })}
      takesFocus
    >
      <Text>{t(`moved.${state}Text`, { from, to })}</Text>
    </OutcomePanel>
  );
}

function Collected({ moved }: Pick<Extract<MoveOutcome, { kind: 'collected' }>, 'moved'>) {
  const { t } = useTranslation('wallet');
  const money = useMoneyText();
  const state = collectedState(moved);
  const whole = state === 'all' || state === 'none';
  return (
    <OutcomePanel
      tone={whole ? 'positive' : 'warning'}
      icon={whole ? CircleCheck : TriangleAlert}
      title={t(`collect.${state}`)}
      takesFocus
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
