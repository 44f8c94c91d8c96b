import { type GivenEnvelope, givenEnvelopeStates } from '#api/agentEnvelopes.ts';
import { wordOf } from '#api/open.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { amountColumn, none, referenceColumn, timeColumn } from '#core/report/columns.tsx';
import { fileColumn } from '#core/report/fileColumn.ts';
import { FiledReport } from '#core/report/FiledReport.tsx';
import { Moment } from '#core/report/Moment.tsx';
import { oneLine } from '#core/report/oneLine.css.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { cell, name as nameClass } from '../reports/parts/AccountCell.css.ts';
import type { GivenEnvelopesScreenProps } from './givenEnvelopes.types.ts';
import { givenTones } from './parts/givenTones.ts';

/**
 * The red envelopes that an agent has given (AGT-08a), to every account: what became of each, and of their sum. What waits is the
 * same sum as in the account of the agent's money.
 */
export function GivenEnvelopesScreen(props: GivenEnvelopesScreenProps) {
  const { accountHref } = props;
  const { t } = useTranslation('agentEnvelopes');
  const stateName = ({ state }: GivenEnvelope): string =>
    typeof state === 'string' ? t(`list.states.${state}`) : wordOf(state);
  const columns: readonly Column<GivenEnvelope>[] = [
    {
      key: 'account',
      header: t('report.to'),
      cell: (given) => <Receiver given={given} href={accountHref(given)} />,
      text: ({ account }) => account,
    },
    fileColumn(t('report.nickname'), ({ nickname }) => nickname),
    timeColumn('given', t('report.given'), ({ at }) => at, { place: 'aside' }),
    {
      key: 'state',
      header: t('report.state'),
      place: 'note',
      cell: (given) => (
        <span className={oneLine}>
          <Badge tone={typeof given.state === 'string' ? givenTones[given.state] : 'neutral'}>{stateName(given)}</Badge>
        </span>
      ),
      text: stateName,
    },
    timeColumn('ends', t('report.ends'), ({ endedAt }) => endedAt, { cell: (given) => <Ends given={given} /> }),
    amountColumn('amount', t('report.amount'), ({ amount }) => amount, { place: 'value' }),
    amountColumn('back', t('report.back'), ({ back }) => back?.amount ?? null),
    {
      key: 'message',
      header: t('report.message'),
      cell: ({ message }) => (message === '' ? none : <bdi>{message}</bdi>),
      text: ({ message }) => message,
    },
    referenceColumn(t('records:detail.reference')),
  ];
  return (
    <FiledReport
      {...props}
      words={{ list: t('report.list'), failed: t('report.failed'), empty: t('report.empty') }}
      fields={[
        {
          name: 'state',
          label: t('report.state'),
          all: t('report.allStates'),
          values: givenEnvelopeStates,
          nameOf: (state) => t(`list.states.${state}`),
        },
      ]}
      columns={columns}
      columnsName="givenEnvelopes"
      rowKey={({ reference }) => reference}
      totals={({ totals }) =>
        totals === undefined
          ? []
          : (['given', 'waiting', 'opened', 'back'] as const).map((name) => ({
              name: t(`report.sums.${name}`),
              value: <Amount value={totals[name]} />,
            }))
      }
      brief={[t('report.sums.given'), t('report.sums.waiting'), t('report.sums.back')]}
      remark={
        <Text size="sm" tone="muted">
          {t('report.text')}
        </Text>
      }
    />
  );
}

interface ReceiverProps {
  given: GivenEnvelope;
  href: string | null;
}

/** The account that an envelope was given to, with the way to it. */
function Receiver({ given: { account, nickname }, href }: ReceiverProps) {
  return (
    <span className={cell}>
      <span translate="no" className={nameClass}>
        {href === null ? account : <Link href={href}>{account}</Link>}
      </span>
      {nickname !== '' && (
        <Text as="span" size="sm" tone="muted" translate="no">
          <bdi>{nickname}</bdi>
        </Text>
      )}
    </span>
  );
}

/** When an envelope was opened or came back, or until when it can be opened. */
function Ends({ given: { endsAt, endedAt, state } }: { given: GivenEnvelope }) {
  const { t } = useTranslation('agentEnvelopes');
  if (endedAt !== null) return <Moment at={endedAt} />;
  return state === 'waiting' ? (
    <Text as="span" size="sm" tone="muted">
      <span>{t('report.until')}</span> <Moment at={endsAt} />
    </Text>
  ) : (
    none
  );
}
