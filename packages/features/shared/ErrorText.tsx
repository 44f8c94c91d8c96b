import type { ApiError } from '#api/errors.ts';
import { describeError } from './describeError.ts';
import { useTranslation } from './i18n/useTranslation.tsx';

/** A failure in the player's words; nothing for a call that we cancelled ourselves. */
export function ErrorText({ error }: { error: ApiError }) {
  return useErrorText()(error);
}

/** The same as a function, for places that need a string. */
export function useErrorText(): (error: ApiError) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    const description = describeError(error);
    return description === null ? '' : (description.message ?? t(description.key));
  };
}
