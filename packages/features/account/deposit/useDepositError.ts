import type { ApiError } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';

/** Returns a function that words an error of a deposit call. A break without an end says so (RSP-03). */
export const useDepositError = (): ((error: ApiError) => string) =>
  useRefusalText('deposit', ({ code, detail }) =>
    code === 'play_suspended' && typeof detail['until'] !== 'string' ? 'forGood' : undefined,
  );
