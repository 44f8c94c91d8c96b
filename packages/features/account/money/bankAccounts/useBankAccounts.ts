import {
  bankAccountAdd,
  bankAccountCode,
  bankAccountDefault,
  bankAccountRemove,
  bankAccounts,
  bankList,
} from '#api/banks.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { useLanguage } from '#core/i18n/language.ts';
import type { BankAccounts } from './bankAccounts.types.ts';

/** Returns the member's bank accounts and their actions. */
export function useBankAccounts(): BankAccounts {
  const { client } = usePlatform();
  const language = useLanguage();
  const [accounts, { update }] = useRemote(bankAccounts, { language }, 'live');
  const setDefault = useChange(bankAccountDefault, update);
  const [banks] = useRemote(bankList, { language }, 'perLanguage');
  return {
    accounts,
    banks: mapRemote(banks, ({ list }) => list),
    onAdd: useChange(bankAccountAdd, update),
    onDefault: (id) => setDefault({ id }),
    onRemove: useChange(bankAccountRemove, update),
    onSendCode: () => client.call(bankAccountCode, {}),
  };
}
