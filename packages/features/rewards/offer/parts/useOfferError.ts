import type { ApiError } from '#api/errors.ts';
import { uploadMegabytes } from '#api/uploads.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

const codes = [
  'promotion_closed',
  'promotion_terms_changed',
  'promotion_not_eligible',
  'content_length',
  'upload_invalid',
] as const;

/** Returns a function that says why a promotion could not be joined. */
export function useOfferError(): (error: ApiError) => string {
  const { t } = useTranslation('offer');
  const errorText = useErrorText();
  return (error) => {
    const code = error.kind === 'refused' ? codes.find((own) => own === error.code) : undefined;
    return code === undefined ? errorText(error) : t(`refused.${code}`, { megabytes: uploadMegabytes });
  };
}
