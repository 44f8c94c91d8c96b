import type { ApiError, RefusalCode } from '#api/errors.ts';
import { useErrorText } from '../shared/ErrorText.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';

/** Refusals that only a deposit can meet: their words come with it, and not with the first view of every page. */
const own = ['amount_out_of_range', 'method_unavailable', 'order_waiting', 'order_closed'] as const;
type OwnRefusal = (typeof own)[number];

const isOwn = (code: RefusalCode): code is OwnRefusal => (own as readonly string[]).includes(code);

/** A failure in the player's words. */
export function useDepositError(): (error: ApiError) => string {
  const { t } = useTranslation('deposit');
  const errorText = useErrorText();
  return (error) => (error.kind === 'refused' && isOwn(error.code) ? t(`refused.${error.code}`) : errorText(error));
}
