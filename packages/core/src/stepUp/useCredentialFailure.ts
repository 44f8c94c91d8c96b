import type { ApiError } from '#api/errors.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** Returns a function that translates the refusals of a credential that are about no input; null for any other error. */
export function useCredentialFailure(): (error: ApiError | null) => string | null {
  const { t } = useTranslation('stepUp');
  return (error) => {
    const code = error?.kind === 'refused' ? error.code : null;
    return code === 'credential_unset' || code === 'credential_required' ? t(`refused.${code}`) : null;
  };
}
