import { type TransactionKind, transactionKinds } from '#api/records.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { localeOf } from '../shared/format.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import { CopyReference } from './parts/CopyReference.tsx';
import { DayFields } from './parts/DayFields.tsx';
import { Moment } from './parts/Moment.tsx';
import { RecordResults } from './parts/RecordResults.tsx';
import type { RecordFrameProps, RecordPage } from './recordFrame.ts';
import type { TransactionView } from './records.model.ts';

export interface AccountRecordScreenProps extends RecordFrameProps {
  /** '' is every kind. */
  readonly kind: TransactionKind | '';
  readonly page: Remote<RecordPage<TransactionView, { readonly in: string; readonly out: string }>>;
  readonly onKind: (kind: TransactionKind | '') => void;
}

/** MEM-03b: what came in on the account and what went out, with the balance after each. */
export function AccountRecordScreen(props: AccountRecordScreenProps) {
  const { kind, language, currencySymbol: currency, onKind } = props;
  const { t } = useTranslation('records');
  const money = { currency, locale: localeOf(language) };
  return (
    <Stack gap="lg">
      <DayFields {...props}>
        <Select
          label={t('kind')}
          value={`:${kind}`}
          onChange={(value) => onKind(transactionKinds.find((each) => `:${each}` === value) ?? '')}
          options={[
            { value: ':', label: t('allKinds') },
            ...transactionKinds.map((each) => ({ value: `:${each}`, label: t(`kinds.${each}`) })),
          ]}
        />
      </DayFields>
      <RecordResults
        {...props}
        words="account"
        figures={({ totals }) => [
          { name: t('account.in'), value: <Money {...money} amount={totals.in} /> },
          { name: t('account.out'), value: <Money {...money} amount={totals.out} /> },
        ]}
        columns={(copying) => [
          { id: 'time', name: t('columns.time'), cell: ({ at }) => <Moment at={at} /> },
          {
            id: 'entry',
            name: t('columns.entry'),
            cell: (entry) => (
              <Stack gap="xxs" align="start">
                <Kind kind={entry.kind} />
                {entry.label !== null && <Text size="sm">{entry.label}</Text>}
                <CopyReference reference={entry.reference} {...copying} id={entry.key} />
              </Stack>
            ),
          },
          {
            id: 'amount',
            name: t('columns.amount'),
            figure: true,
            cell: ({ amount }) => <Money {...money} sign="always" amount={amount} />,
          },
          {
            id: 'balance',
            name: t('columns.balance'),
            figure: true,
            cell: ({ balanceAfter }) => <Money {...money} amount={balanceAfter} />,
          },
        ]}
      />
    </Stack>
  );
}

function Kind({ kind }: { kind: TransactionKind }) {
  const { t } = useTranslation('records');
  const word = t(`kinds.${kind}`);
  return kind === 'win' ? <Badge tone="money">{word}</Badge> : <Text weight="medium">{word}</Text>;
}
