import type { Client } from '#api/client.ts';
import { type Result, ok } from '#api/errors.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';

/** The entries of a page that a read answers. */
type EntriesOf<Read extends AnyOperation> =
  OutputOf<Read> extends { readonly list: infer Entries extends readonly unknown[] } ? Entries : never;

/**
 * Looks an intent with a lost answer up in the latest entries of a list (`MoneyIntentOptions.lookUp`), where the platform
 * supports no idempotency keys. Fails while an entry cannot be read, because it could be the one.
 */
export const lookUpIn =
  <Sent, Value, Read extends AnyOperation>(
    client: Pick<Client, 'call'>,
    read: Read,
    input: InputOf<Read>,
    find: (entries: EntriesOf<Read>, sent: Sent, since: number) => Value | null,
  ) =>
  async (sent: Sent, since: number): Promise<Result<Value | null>> => {
    const answer = await client.call(read, input, { complete: true });
    return answer.ok ? ok(find((answer.value as { list: EntriesOf<Read> }).list, sent, since)) : answer;
  };

/** Tolerates a clock that is ahead. */
const clockSlackMs = 5_000;

/** Whether an entry can be of an intent that was first sent at `since`, in ms since 1970 by the platform's clock. */
export const isSince = (at: string, since: number): boolean => Date.parse(at) >= since - clockSlackMs;
