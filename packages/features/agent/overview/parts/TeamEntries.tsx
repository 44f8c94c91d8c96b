import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { PlayerResult } from '../../reports/parts/PlayerResult.tsx';
import type { TeamEntryView } from '../overview.types.ts';

interface TeamEntriesProps {
  /** Who plays most, or who has stopped. */
  name: 'best' | 'quiet';
  entries: readonly TeamEntryView[];
  /** Link to all of them; null or absent for none. */
  allHref?: string | null;
}

/** A short list of accounts of the team. */
export function TeamEntries({ name, entries, allHref = null }: TeamEntriesProps) {
  const { t } = useTranslation('agentOverview');
  const title = t(`${name}.title`);
  const account: Column<TeamEntryView> = {
    key: 'account',
    header: t('columns.account'),
    cell: (entry) => (
      <>
        <span translate="no">{entry.account}</span>
        {entry.nickname !== '' && (
          <>
            {' '}
            <Text as="span" size="sm" tone="muted" translate="no">
              <bdi>{entry.nickname}</bdi>
            </Text>
          </>
        )}
      </>
    ),
  };
  const columns: Readonly<Record<typeof name, readonly Column<TeamEntryView>[]>> = {
    best: [
      account,
      {
        key: 'validBet',
        header: t('columns.validBet'),
        align: 'end',
        cell: ({ validBet }) => <Amount value={validBet} />,
      },
      {
        key: 'profit',
        header: t('columns.profit'),
        align: 'end',
        cell: ({ profit }) => <PlayerResult value={profit} />,
      },
    ],
    quiet: [account, { key: 'lastBet', header: t('columns.lastBet'), align: 'end', cell: ({ lastBet }) => lastBet }],
  };
  return (
    <Stack as="section" gap="sm">
      <Heading level={3} size="md">
        {title}
      </Heading>
      <Text size="sm" tone="muted">
        {t(entries.length === 0 ? `${name}.none` : `${name}.text`)}
      </Text>
      {entries.length > 0 && (
        <DataTable
          label={title}
          columns={columns[name]}
          rows={entries}
          rowKey={({ id }) => id}
          rowHref={({ href }) => href}
        />
      )}
      {allHref !== null && (
        <Link href={allHref} size="touch">
          {t('quiet.all')}
        </Link>
      )}
    </Stack>
  );
}
