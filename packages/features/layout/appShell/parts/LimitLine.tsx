import { LoadingLine } from '#core/components/LoadingLine.tsx';
import { usePlayStopText } from '#core/components/PlayStopped.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { fullestLimit } from '#core/session/limitShare.ts';
import { usePlayStatus } from '#core/session/playStatus.ts';

/**
 * How much the player has used of the limit that stops them first, in one line (RSP-05); during a break, until when, and during a pause
 * by the agent, since when.
 * Asked when the wallet opens. Empty when it cannot be read: the entry beside it leads to the limits all the same.
 */
export function LimitLine() {
  const { t } = useTranslation('limits');
  const money = useMoneyText();
  const stopText = usePlayStopText();
  const [play] = usePlayStatus();
  if (play.status === 'loading') return <LoadingLine />;
  if (play.status === 'failed') return null;
  const { rest, paused, limits } = play.value;
  if (rest !== null) return <span>{stopText({ reason: 'break', rest })}</span>;
  if (paused !== null) return <span>{stopText({ reason: 'paused', pause: paused })}</span>;
  const limit = fullestLimit(limits);
  if (limit === undefined) return <span>{t('none')}</span>;
  const { kind, period, used, value } = limit;
  const sum = (amount: string): string => (kind === 'time' ? t('minutes', { count: amount }) : money(amount));
  return (
    <span>
      {t('line', {
        kind: typeof kind === 'string' ? t(`kinds.${kind}`) : kind.other,
        period: typeof period === 'string' ? t(`periods.${period}`) : period.other,
        used: sum(used),
        value: sum(value),
      })}
    </span>
  );
}
