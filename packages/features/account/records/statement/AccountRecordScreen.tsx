import { ScrollText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ListedMovement } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { kindName } from '#core/records/kinds.model.ts';
import { movementKey } from '#core/records/records.model.ts';
import { useKindField } from '#core/records/useKindField.ts';
import { amountColumn, timeColumn } from '#core/report/columns.tsx';
import { Copies, CopyReference } from '#core/report/CopyReference.tsx';
import { Report } from '#core/report/Report.tsx';
import type { FilterField } from '#core/report/report.types.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { Together } from './parts/Together.tsx';
import { useMovementEntry } from './parts/useMovementEntry.tsx';
import type { AccountRecordScreenProps } from './records.types.ts';
import { useRowField } from './useRowChoice.ts';

const MovementDialog = lazyComponent(async () => (await import('./parts/MovementDialog.tsx')).MovementDialog);
const StatementDialog = lazyComponent(async () => (await import('./parts/StatementDialog.tsx')).StatementDialog);

/** Account record (MEM-03b): all transactions, each with the balance after it. */
export function AccountRecordScreen(props: AccountRecordScreenProps) {
  const { statement, list, days, asked, first, Sitting, hrefOf } = props;
  const [opened, setOpened] = useState<ListedMovement | null>(null);
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(opened) !== null;
  // From the first opening on, for the exit animation.
  const hasStatement = usePresence(statement?.open ?? false) === true;
  const { t } = useTranslation('records');
  const entryOf = useMovementEntry({ ...props, onDetail: setOpened });
  const columns: readonly Column<ListedMovement>[] = [
    timeColumn('time', t('columns.time'), ({ at }) => at),
    {
      key: 'entry',
      header: t('columns.entry'),
      cell: (entry) => (
        <Entry entry={entry} hrefOf={hrefOf}>
          {entry.sitting && (
            <Together count={entry.sitting.count}>
              {() => <Sitting asked={asked} reference={entry.sitting?.reference ?? ''} entry={entryOf} />}
            </Together>
          )}
        </Entry>
      ),
    },
    amountColumn('amount', t('columns.amount'), ({ amount }) => amount, { sign: 'always' }),
    amountColumn('balance', t('columns.balance'), ({ balanceAfter }) => balanceAfter),
  ];
  return (
    <Stack gap="lg">
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
        remark={
          <Stack gap="xs">
            <Text as="div" size="sm" tone="muted" numeric>
              <props.Position />
            </Text>
            {statement !== null && (
              <Inline>
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
            )}
          </Stack>
        }
        fields={[useKindField(), useRowField(first)] as readonly FilterField<typeof props.filter>[]}
        byDay={{ at: ({ at }) => at, entry: entryOf, totals: ({ days: ofDays = [] }) => ofDays }}
        rowKey={movementKey}
        totals={({ totals }) => [
          { name: t('account.in'), value: <Amount value={totals.in} /> },
          { name: t('account.out'), value: <Amount value={totals.out} /> },
          ...(totals.balance === undefined
            ? []
            : [{ name: t('account.balance'), value: <Amount value={totals.balance} /> }]),
        ]}
        columns={columns}
      />
      {hasDetail && (
        <LazyDialogSection open={opened !== null} onClose={() => setOpened(null)}>
          <Copies onCopy={list.onCopy}>
            <MovementDialog movement={opened} hrefOf={hrefOf} onClose={() => setOpened(null)} />
          </Copies>
        </LazyDialogSection>
      )}
      {statement !== null && hasStatement && (
        <LazyDialogSection open={statement.open} onClose={statement.onClose}>
          <StatementDialog statement={statement} today={days.today} />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

interface EntryProps extends Pick<AccountRecordScreenProps, 'hrefOf'> {
  entry: ListedMovement;
  /** The other rows of its sitting. */
  children: ReactNode;
}

/** What a movement was, and where it came from. */
function Entry({ entry, hrefOf, children }: EntryProps) {
  const { t } = useTranslation('records');
  const { kind, label, counterparty, note, link, reference, sitting } = entry;
  const word = kindName(kind, t);
  const href = link === undefined ? null : hrefOf(link.page, link.reference);
  return (
    <Stack gap="xxs" align="start">
      {kind === 'win' ? <Badge tone="money">{word}</Badge> : <Text weight="medium">{word}</Text>}
      {label !== undefined && <Text size="sm">{label}</Text>}
      {counterparty !== undefined && <Text size="sm">{t('counterparty', { name: counterparty })}</Text>}
      {note !== undefined && (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
      {children}
      {sitting === undefined && href !== null && (
        <Link href={href}>
          <span>{t('seeSource')}</span> <VisuallyHidden>{reference}</VisuallyHidden>
        </Link>
      )}
      {sitting === undefined && <CopyReference id={movementKey(entry)} reference={reference} />}
    </Stack>
  );
}
