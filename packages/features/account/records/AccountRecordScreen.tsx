import { ScrollText } from 'lucide-react';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CopyReference } from '#core/records/CopyReference.tsx';
import { DayFields } from '#core/records/DayFields.tsx';
import { kindFilterNames, kindName } from '#core/records/kinds.model.ts';
import { Moment } from '#core/records/Moment.tsx';
import type { TransactionView } from '#core/records/records.types.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { RecordResults } from './parts/RecordResults.tsx';
import type { AccountRecordScreenProps } from './records.types.ts';

const StatementDialog = lazyComponent(async () => (await import('./parts/StatementDialog.tsx')).StatementDialog);

/** Account record (MEM-03b): all transactions, each with the balance after it. */
export function AccountRecordScreen(props: AccountRecordScreenProps) {
  const { kind, days, language, onKind } = props;
  // From the first opening on, for the exit animation.
  const hasStatement = usePresence(props.statement.open) === true;
  const { t } = useTranslation('records');
  return (
    <Stack gap="lg">
      <Inline justify="end">
        <Button
          tone="outline"
          size="small"
          icon={<Icon of={ScrollText} size="small" />}
          aria-haspopup="dialog"
          onClick={props.statement.onOpen}
        >
          {t('statement.open')}
        </Button>
      </Inline>
      <DayFields days={days} language={language}>
        <Select
          label={t('kind')}
          value={`:${kind}`}
          onChange={(value) => onKind(kindFilterNames.find((each) => `:${each}` === value) ?? '')}
          options={[
            { value: ':', label: t('allKinds') },
            ...kindFilterNames.map((each) => ({ value: `:${each}`, label: t(`kindFilters.${each}`) })),
          ]}
        />
      </DayFields>
      <RecordResults
        record="account"
        page={props.page}
        days={days}
        list={props.list}
        language={language}
        totals={({ totals }) => [
          { name: t('account.in'), value: <Amount value={totals.in} /> },
          { name: t('account.out'), value: <Amount value={totals.out} /> },
        ]}
        columns={(copyState) => [
          { id: 'time', name: t('columns.time'), cell: ({ at }) => <Moment at={at} /> },
          {
            id: 'entry',
            name: t('columns.entry'),
            cell: (entry) => (
              <Stack gap="xxs" align="start">
                <Kind kind={entry.kind} />
                {entry.label !== null && <Text size="sm">{entry.label}</Text>}
                {entry.counterparty !== null && (
                  <Text size="sm">{t('counterparty', { name: entry.counterparty })}</Text>
                )}
                {entry.note !== null && (
                  <Text size="sm" tone="muted">
                    {entry.note}
                  </Text>
                )}
                {entry.href !== null && (
                  <Link href={entry.href}>
                    <span>{t('seeSource')}</span> <VisuallyHidden>{entry.reference}</VisuallyHidden>
                  </Link>
                )}
                <CopyReference id={entry.key} reference={entry.reference} state={copyState} />
              </Stack>
            ),
          },
          {
            id: 'amount',
            name: t('columns.amount'),
            numeric: true,
            cell: ({ amount }) => <Amount sign="always" value={amount} />,
          },
          {
            id: 'balance',
            name: t('columns.balance'),
            numeric: true,
            cell: ({ balanceAfter }) => <Amount value={balanceAfter} />,
          },
        ]}
      />
      {hasStatement && (
        <LazyDialogSection open={props.statement.open} onClose={props.statement.onClose}>
          <StatementDialog statement={props.statement} today={days.today} language={language} />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

function Kind({ kind }: Pick<TransactionView, 'kind'>) {
  const { t } = useTranslation('records');
  const word = kindName(kind, t);
  return kind === 'win' ? <Badge tone="money">{word}</Badge> : <Text weight="medium">{word}</Text>;
}
