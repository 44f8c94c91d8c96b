import { useMoneyText } from '../format/useMoneyText.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { UnknownStep } from './money.types.ts';
import { UnknownOutcome, type UnknownOutcomeProps } from './UnknownOutcome.tsx';

interface UnknownOrderProps extends Omit<UnknownStep, 'kind'>, Pick<UnknownOutcomeProps, 'busy' | 'onRepeat'> {
  /** The screen; selects the messages. */
  of: 'deposit' | 'withdraw' | 'upline' | 'agentEnvelopes';
  /** Opens customer service. */
  onSupport?: (() => void) | undefined;
}

/** Shown after the answer to an order was lost: it may exist. The check never makes a second one. */
export function UnknownOrder({ of, amount, error, repeats, busy, onRepeat, onSupport }: UnknownOrderProps) {
  const { t } = useTranslation(of);
  const money = useMoneyText();
  return (
    <UnknownOutcome
      title={t('unknown.title')}
      text={t('unknown.text', { amount: money(amount) })}
      check={
        repeats === 'never'
          ? null
          : { text: t(`unknown.${repeats}`), label: t('unknown.check'), checking: t('unknown.checking') }
      }
      support={onSupport ? { label: t('support'), onOpen: onSupport } : null}
      error={error}
      busy={busy}
      onRepeat={onRepeat}
    />
  );
}
