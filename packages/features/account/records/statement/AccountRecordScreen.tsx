import { ScrollText } from 'lucide-react';
import type { Transaction } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { kindName } from '#core/records/kinds.model.ts';
import { movementKey } from '#core/records/records.model.ts';
import { useKindField } from '#core/records/useKindField.ts';
import { amountColumn, timeColumn } from '#core/report/columns.tsx';
import { CopyReference } from '#core/report/CopyReference.tsx';
import { Report } from '#core/report/Report.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { RowDetails } from '#ui/DataTable/RowDetails.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { AccountRecordScreenProps } from './records.types.ts';

const StatementDialog = lazyComponent(async () => (await import('./parts/StatementDialog.tsx')).StatementDialog);

/** Account record (MEM-03b): all transactions, each with the balance after it. */
export function AccountRecordScreen(props: AccountRecordScreenProps) {
  const { statement, list, days, hrefOf } = props;
  // From the first opening on, for the exit animation.
  const hasStatement = usePresence(statement.open) === true;
  const { t } = useTranslation('records');
  const columns: readonly Column<Transaction>[] = [
    timeColumn('time', t('columns.time'), ({ at }) => at, { place: 'note' }),
    {
      key: 'entry',
      header: t('columns.entry'),
      place: 'title',
      cell: (entry) => <Entry entry={entry} hrefOf={hrefOf} />,
    },
    amountColumn('amount', t('columns.amount'), ({ amount }) => amount, { sign: 'always', place: 'value' }),
    amountColumn('balance', t('columns.balance'), ({ balanceAfter }) => balanceAfter, { place: 'aside' }),
  ];
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <Text as="div" size="sm" tone="muted" numeric>
          <props.Position />
        </Text>
        <Button
          tone="outline"
          size="small"
          icon={<Icon of={ScrollText} size="small" />}
          aria-haspopup="dialog"
          onClick={statement.onOpen}
        >
          {t('statement.open')}
        </Button>
      </Inline>
      <Report
        {...props}
        entries
        playHref={list.playHref}
        words={{
          list: t('account.list'),
          failed: t('account.failed'),
          empty: t('account.empty'),
          emptyText: t('emptyText'),
        }}
        fields={[useKindField()]}
        rowKey={movementKey}
        totals={({ totals }) => [
          { name: t('account.in'), value: <Amount value={totals.in} /> },
          { name: t('account.out'), value: <Amount value={totals.out} /> },
        ]}
        columns={columns}
      />
      {hasStatement && (
        <LazyDialogSection open={statement.open} onClose={statement.onClose}>
          <StatementDialog statement={statement} today={days.today} />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

interface EntryProps extends Pick<AccountRecordScreenProps, 'hrefOf'> {
  entry: Transaction;
}

/** What a movement was, and where it came from. */
function Entry({ entry, hrefOf }: EntryProps) {
  const { t } = useTranslation('records');
  const { kind, label, counterparty, note, link, reference } = entry;
  const word = kindName(kind, t);
  const href = link === undefined ? null : hrefOf(link.page, link.reference);
  return (
    <Stack gap="xxs" align="start">
      {kind === 'win' ? <Badge tone="money">{word}</Badge> : <Text weight="medium">{word}</Text>}
      <RowDetails>
        <Stack gap="xxs" align="start">
          {label !== undefined && <Text size="sm">{label}</Text>}
          {counterparty !== undefined && <Text size="sm">{t('counterparty', { name: counterparty })}</Text>}
          {note !== undefined && (
            <Text size="sm" tone="muted">
              {note}
            </Text>
          )}
          {href !== null && (
            <Link href={href}>
              <span>{t('seeSource')}</span> <VisuallyHidden>{reference}</VisuallyHidden>
            </Link>
          )}
          <CopyReference id={movementKey(entry)} reference={reference} />
        </Stack>
      </RowDetails>
    </Stack>
  );
}
