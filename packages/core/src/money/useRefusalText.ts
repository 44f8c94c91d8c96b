import type { ApiError, RefusalCode } from '#api/errors.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { useErrorText } from '../components/ErrorText.tsx';
import { formatMoment } from '../format/dates.ts';
import { useMoneyText } from '../format/useMoneyText.ts';

/** The messages for refusals of one kind of movement. */
export interface RefusalMessages<Code extends RefusalCode> {
  readonly refused: (code: Code) => string;
  /** Names the amount that a refusal says is missing. */
  readonly missing: (missing: string) => string;
  /** Names the time at which a refusal says that it ends. */
  readonly until: (time: string) => string;
}

/**
 * Returns a function that translates an error of a call, with the amount or time of its detail. Errors that are not among
 * `codes` have the messages of the whole site.
 */
export function useRefusalText<Code extends RefusalCode>(
  codes: readonly Code[],
  messages: RefusalMessages<Code>,
  language: OfferedLanguage,
): (error: ApiError) => string {
  const errorText = useErrorText();
  const money = useMoneyText();
  return (error) => {
    const code = error.kind === 'refused' ? codes.find((own) => own === error.code) : undefined;
    if (error.kind !== 'refused' || code === undefined) return errorText(error);
    const { missing, until, resetsAt } = error.detail;
    const text = messages.refused(code);
    if (typeof missing === 'string') return `${text} ${messages.missing(money(missing))}`;
    const moment = until ?? resetsAt;
    return typeof moment === 'string' ? `${text} ${messages.until(formatMoment(Date.parse(moment), language))}` : text;
  };
}
