import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

const codes = ['too_many_requests', 'content_length', 'upload_invalid'] as const;

/** Returns a function that translates an error of a text to customer service. */
export function useFeedbackError(): (error: ApiError) => string {
  const { t } = useTranslation('feedback');
  const errorText = useErrorText();
  return (error) => {
    const code = error.kind === 'refused' ? codes.find((own) => own === error.code) : undefined;
    if (error.kind !== 'refused' || code === undefined) return errorText(error);
    const { min, max } = error.detail;
    return code === 'content_length'
      ? t(`refused.${code}`, { min: Number(min), max: Number(max) })
      : t(`refused.${code}`);
  };
}
