import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

const codes = ['bonus_closed', 'bonus_changed', 'bonus_in_play'] as const;

/** Returns a function that says why a bonus could not be given up. */
export function useBonusError(): (error: ApiError) => string {
  const { t } = useTranslation('bonuses');
  const errorText = useErrorText();
  return (error) => {
    const code = error.kind === 'refused' ? codes.find((own) => own === error.code) : undefined;
    return code === undefined ? errorText(error) : t(`refused.${code}`);
  };
}
