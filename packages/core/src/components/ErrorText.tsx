import type { ApiError } from '#api/errors.ts';
import { describeError } from '../data/describeError.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** Renders a failure as a message for the player; nothing for a call that the site cancelled. */
export function ErrorText({ error }: { error: ApiError }) {
  return <span>{useErrorText()(error)}</span>;
}

/** Returns a function that describes a failure as a string; '' for a call that the site cancelled. */
export function useErrorText(): (error: ApiError) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    const description = describeError(error);
    return description === null ? '' : (description.message ?? t(description.key, { minutes: description.minutes }));
  };
}
