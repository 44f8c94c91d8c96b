import type { ApiError, RefusalCode } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Refusals specific to deposits. Their messages are in the `deposit` namespace, which the first view does not load. */
const depositRefusals = [
  'amount_out_of_range',
  'limit_required',
  'method_unavailable',
  'order_waiting',
  'order_closed',
  'slip_duplicate',
  'promotion_closed',
  'promotion_joined',
  'promotion_terms_changed',
  'promotion_not_eligible',
] as const;
type DepositRefusal = (typeof depositRefusals)[number];

const isDepositRefusal = (code: RefusalCode): code is DepositRefusal =>
  (depositRefusals as readonly string[]).includes(code);

/** Returns a function that translates an error of a deposit call. Refusals of the player's own limits name their end (RSP-03). */
export function useDepositError(): (error: ApiError) => string {
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  const language = useLanguage();
  const money = useMoneyText();
  const moment = (iso: unknown): string | null =>
    typeof iso === 'string' ? formatMoment(Date.parse(iso), language) : null;
  return (error) => {
    if (error.kind !== 'refused') return errorText(error);
    const { code, detail } = error;
    if (isDepositRefusal(code)) return t(`refused.${code}`);
    if (code === 'limit_reached') {
      const [time, { left }] = [moment(detail['resetsAt']), detail];
      if (time !== null && typeof left === 'string') return t('refused.limit_reached', { left: money(left), time });
    }
    if (code === 'play_suspended') {
      const time = moment(detail['until']);
      return time === null ? t('refused.forGood') : t('refused.play_suspended', { time });
    }
    return errorText(error);
  };
}
