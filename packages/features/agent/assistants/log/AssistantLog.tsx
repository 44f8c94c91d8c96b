import { type AssistantAct, type AssistantEntry, type agentAssistantLog, assistantActs } from '#api/agentAssistants.ts';
import { wordOf } from '#api/open.ts';
import type { OutputOf } from '#api/operation.ts';
import { useGamesText } from '#core/format/useGamesText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { none, timeColumn } from '#core/report/columns.tsx';
import { FiledReport } from '#core/report/FiledReport.tsx';
import type { FiledReportProps } from '#core/report/report.types.ts';
import type { Column } from '#ui/DataTable/Column.ts';
import { RowDetails } from '#ui/DataTable/RowDetails.tsx';
import { AccountCell } from '../../reports/parts/AccountCell.tsx';

export interface AssistantLogFilter {
  /** The id of an assistant; '' for all. */
  readonly assistant: string;
  /** '' for everything. */
  readonly act: AssistantAct | '';
}

type Answer = OutputOf<typeof agentAssistantLog>;

export interface AssistantLogProps extends FiledReportProps<Answer, AssistantLogFilter> {
  /** Whose entries can be chosen. */
  readonly assistants: readonly { readonly id: string; readonly nickname: string }[];
}

/** What the assistants of an agent did: when, who, what, and to which account of the team (AGT-15). */
export function AssistantLog({ assistants, ...report }: AssistantLogProps) {
  const { t } = useTranslation('assistants');
  const gamesText = useGamesText('');
  const actText = (act: AssistantEntry['act']): string =>
    typeof act === 'string' ? t(`log.acts.${act}`) : wordOf(act);
  const detailsOf = ({ content, rates }: AssistantEntry): string =>
    rates.length === 0
      ? content
      : rates.map(({ gameType, rate }) => t('log.rate', { game: gamesText([gameType]), rate })).join(', ');
  const columns: readonly Column<AssistantEntry>[] = [
    {
      key: 'assistant',
      header: t('log.assistant'),
      cell: ({ assistant }) => <AccountCell account={assistant.account} nickname={assistant.nickname} />,
      text: ({ assistant }) => assistant.account,
    },
    timeColumn('time', t('records:columns.time'), ({ at }) => at, { place: 'aside' }),
    {
      key: 'act',
      header: t('log.act'),
      place: 'note',
      cell: ({ act }) => actText(act),
      text: ({ act }) => actText(act),
    },
    {
      key: 'about',
      header: t('log.about'),
      cell({ about, accounts }) {
        if (about !== null) return <AccountCell account={about.account} nickname={about.nickname} />;
        return accounts === 0 ? none : t('log.accounts', { count: accounts });
      },
      text: ({ about, accounts }) => about?.account ?? (accounts === 0 ? '' : t('log.accounts', { count: accounts })),
    },
    {
      key: 'details',
      header: t('log.details'),
      cell(entry) {
        const details = detailsOf(entry);
        return details === '' ? none : <RowDetails>{details}</RowDetails>;
      },
      text: detailsOf,
    },
  ];
  return (
    <FiledReport
      {...report}
      words={{ list: t('log.list'), failed: t('log.failed'), empty: t('log.empty') }}
      fields={[
        {
          name: 'assistant',
          label: t('log.assistant'),
          all: t('log.everyone'),
          values: assistants.map(({ id }) => id),
          nameOf: (id) => assistants.find((each) => each.id === id)?.nickname ?? id,
        },
        { name: 'act', label: t('log.act'), all: t('log.allActs'), values: assistantActs, nameOf: actText },
      ]}
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}
