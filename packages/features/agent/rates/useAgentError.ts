import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

const codes = [
  'rate_out_of_range',
  'operation_not_allowed',
  'downline_not_found',
  'link_most',
  'record_not_found',
  'content_length',
] as const;

/** Returns a function that translates an error about an account of the team or its rates. */
export function useAgentError(): (error: ApiError) => string {
  const { t } = useTranslation('agentRates');
  const errorText = useErrorText();
  return (error) => {
    const code = error.kind === 'refused' ? codes.find((own) => own === error.code) : undefined;
    if (error.kind !== 'refused' || code === undefined) return errorText(error);
    const { min, max } = error.detail;
    if (code === 'content_length') return t(`refused.${code}`, { min: Number(min), max: Number(max) });
    return code === 'rate_out_of_range'
      ? t(`refused.${code}`, { max: typeof max === 'string' ? max : '' })
      : t(`refused.${code}`);
  };
}
