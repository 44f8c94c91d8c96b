import type { ReactNode } from 'react';
import type { Downline } from '#api/agentTeam.ts';
import { wordOf } from '#api/open.ts';
import { csvTime } from '#core/format/csvTime.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { amountColumn } from '#core/report/columns.tsx';
import { fileColumn } from '#core/report/fileColumn.ts';
import { Moment } from '#core/report/Moment.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { TagBadges } from '../book/TagBadges.tsx';
import { RatesCell } from './parts/RatesCell.tsx';
import { TeamResult } from './parts/TeamResult.tsx';
import { ratesText } from './team.model.ts';
import { about, account as accountLine, onlineDot, person, tagsLine, twoLines } from './TeamScreen.css.ts';
import { useContractsText } from './useContractsText.ts';

/** What is shown, saved and printed of an account of a team. */
export function useTeamColumns(): readonly Column<Downline>[] {
  const { t } = useTranslation('agentTeam');
  const language = useLanguage();
  const contractsText = useContractsText();
  const kindName = ({ kind }: Downline) => (typeof kind === 'string' ? t(`kinds.${kind}`) : wordOf(kind));
  const time = (key: 'lastLoginAt' | 'lastBetAt' | 'registeredAt', header: string): Column<Downline> => ({
    key,
    header,
    cell: ({ [key]: at }) => (at === null ? t('never') : <Moment at={at} withYear />),
    text: ({ [key]: at }) => (at === null ? '' : csvTime(at)),
  });
  return [
    {
      key: 'account',
      header: t('columns.account'),
      sortable: true,
      cell: (downline) => (
        <span className={person}>
          <span className={accountLine}>
            {downline.online && (
              <>
                <span className={onlineDot} />
                <VisuallyHidden>{t('online')}</VisuallyHidden>
              </>
            )}
            <span translate="no">{downline.account}</span>
          </span>
          <span className={about}>
            <Text as="span" size="xs" tone="muted">
              {downline.paused !== null && <span>{`${t('paused')} · `}</span>}
              <span>{kindName(downline)}</span>
              <span>{' · '}</span>
              <bdi translate="no">{downline.nickname}</bdi>
            </Text>
          </span>
        </span>
      ),
      text: ({ account }) => account,
    },
    fileColumn(t('columns.nickname'), ({ nickname }) => nickname),
    fileColumn(t('columns.kind'), kindName),
    fileColumn(t('columns.upline'), ({ upline }) => upline),
    fileColumn(t('columns.note'), ({ note }) => note),
    amountColumn('stake', t('columns.stake'), ({ stake }) => stake, { sortable: true }),
    amountColumn('profit', t('columns.profit'), ({ profit }) => profit, {
      sortable: true,
      cell: ({ profit }) => <TeamResult value={profit} />,
    }),
    amountColumn('balance', t('columns.balance'), ({ balance }) => balance),
    {
      key: 'team',
      header: t('columns.team'),
      align: 'end',
      sortable: true,
      cell: ({ team }) => formatCount(team, language),
      text: ({ team }) => String(team),
    },
    { ...time('lastBetAt', t('columns.lastBet')), sortable: true },
    {
      key: 'tags',
      header: t('columns.tags'),
      cell: ({ tags }) => (
        <span className={tagsLine}>
          <TagBadges tags={tags} />
        </span>
      ),
      text: ({ tags }) => tags.join(', '),
    },
    {
      key: 'level',
      header: t('columns.level'),
      align: 'end',
      cell: ({ level }) => level,
      text: ({ level }) => String(level),
    },
    amountColumn('teamBalance', t('columns.teamBalance'), ({ teamBalance }) => teamBalance, { sortable: true }),
    { ...time('registeredAt', t('columns.registered')), sortable: true },
    {
      key: 'rates',
      header: t('columns.rates'),
      cell: (downline) => <RatesCell {...downline} />,
      text: ({ rates }) =>
        ratesText(
          rates,
          (type) => t(`common:gameTypes.${type}`),
          (rate) => t('rateOf', rate),
        ),
    },
    time('lastLoginAt', t('columns.lastLogin')),
    {
      key: 'contracts',
      header: t('columns.contracts'),
      cell: ({ contracts }) => <TwoLines>{contractsText(contracts)}</TwoLines>,
      text: ({ contracts }) => contractsText(contracts),
    },
  ];
}

/** The columns of a phone, after the account: the others are on the page of the account. */
export const phoneColumns: ReadonlySet<string> = new Set([
  ...['account', 'stake', 'profit', 'balance', 'team', 'lastBetAt', 'tags'],
]);

const TwoLines = ({ children }: { children: ReactNode }) => <span className={twoLines}>{children}</span>;
