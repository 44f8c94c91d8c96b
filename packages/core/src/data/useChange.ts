import type { CallOptions } from '#api/client.ts';
import type { Result } from '#api/errors.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { usePlatform } from './platform.tsx';
import { useReadAgain } from './useReadAgain.ts';

/**
 * Returns a function that calls an operation which changes an account, and reads again what it changes. Resolves once that
 * is shown; also after a failure, because a lost answer may have had its effect. Money moves by `useMoneyFlow`.
 * @param show shows an answer that is also that of a read, in case reading it again fails: `update` of `useRemote`
 */
export function useChange<Op extends AnyOperation>(
  operation: Op,
  show?: (change: () => OutputOf<Op>) => Promise<void>,
): (input: InputOf<Op>, options?: CallOptions) => Promise<Result<OutputOf<Op>>> {
  const { client } = usePlatform();
  const readAgain = useReadAgain();
  return async (input, options) => {
    const answer = await client.call(operation, input, options);
    if (answer.ok) await show?.(() => answer.value);
    await readAgain(operation);
    return answer;
  };
}
