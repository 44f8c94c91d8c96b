import {
  bankAccountAdd,
  bankAccountCode,
  bankAccountDefault,
  bankAccountRemove,
  bankAccounts,
  bankList,
} from '#api/banks.ts';
import type { Result } from '#api/errors.ts';
import { paymentPasswordState } from '#api/paymentPassword.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import type { BankAccounts } from './bankAccounts.types.ts';

/** Returns the member's bank accounts and their actions. */
export function useBankAccounts(): BankAccounts {
  const { client } = usePlatform();
  const language = useLanguage();
  const refreshAll = useRefreshAll();
  const [accounts, { update }] = useRemote(bankAccounts, { language }, 'live');
  const [banks] = useRemote(bankList, { language }, 'perLanguage');
  /** Shows the list that a call returned. A lost or refused one may have changed it, or the tries that are left. */
  async function apply<Value extends Parameters<Parameters<typeof update>[0]>[0]>(
    answer: Result<NonNullable<Value>>,
  ): Promise<Result<NonNullable<Value>>> {
    if (answer.ok) await update(() => answer.value);
    else await refreshAll(bankAccounts, paymentPasswordState);
    return answer;
  }
  return {
    accounts,
    banks: mapRemote(banks, ({ list }) => list),
    onAdd: async (account) => apply(await client.call(bankAccountAdd, account)),
    onDefault: async (id) => apply(await client.call(bankAccountDefault, { id })),
    onRemove: async (input) => apply(await client.call(bankAccountRemove, input)),
    onSendCode: () => client.call(bankAccountCode, {}),
  };
}
