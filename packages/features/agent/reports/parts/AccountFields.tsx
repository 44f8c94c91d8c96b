import { useState } from 'react';
import { teamSides } from '#api/agent.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readText } from '#text/readText.ts';
import { Select } from '#ui/Select/Select.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import type { AccountFilter } from '../reports.types.ts';

interface AccountFieldsProps {
  filter: AccountFilter;
  onFilter: (change: Partial<AccountFilter>) => void;
}

/** Filters of the accounts of a team. A typed user name applies with Enter, or when the field is left. */
export function AccountFields({ filter, onFilter }: AccountFieldsProps) {
  const { t } = useTranslation('agentReports');
  const [typed, setTyped] = useState(filter.account);
  const [applied, setApplied] = useState(filter.account);
  // The filter was cleared elsewhere.
  if (applied !== filter.account) {
    setApplied(filter.account);
    setTyped(filter.account);
  }
  const apply = (): void => {
    const account = readText(typed);
    if (account !== filter.account) onFilter({ account });
  };
  return (
    <>
      <TextInput
        label={t('account')}
        placeholder={t('wholeTeam')}
        value={typed}
        onChange={setTyped}
        onBlur={apply}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply();
        }}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Select
        label={t('side')}
        value={filter.side}
        onChange={(value) => onFilter({ side: teamSides.find((each) => each === value) ?? 'all' })}
        options={teamSides.map((each) => ({ value: each, label: t(`sides.${each}`) }))}
      />
    </>
  );
}
