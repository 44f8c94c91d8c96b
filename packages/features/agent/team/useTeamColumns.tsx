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
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TagBadges } from '../book/TagBadges.tsx';
import { PlayerResult } from '../reports/parts/PlayerResult.tsx';
import { RatesCell } from './parts/RatesCell.tsx';
import { ratesText } from './team.model.ts';
import { foldedTags, nickname as nicknameOf, noteLine, person, twoLines, wholeMoment } from './TeamScreen.css.ts';
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
  const lastBet = time('lastBetAt', t('columns.lastBet'));
  return [
    {
      key: 'account',
      header: t('columns.account'),
      sortable: true,
      cell: ({ account, nickname }) => (
        <span className={person}>
          <bdi translate="no" className={nicknameOf}>
            {nickname}
          </bdi>
          <Text as="span" size="sm" tone="muted" translate="no">
            {account}
          </Text>
        </span>
      ),
      text: ({ account }) => account,
    },
    fileColumn(t('columns.nickname'), ({ nickname }) => nickname),
    {
      key: 'tags',
      header: t('columns.tags'),
      cell: ({ tags }) => <TagBadges tags={tags} />,
      text: ({ tags }) => tags.join(', '),
    },
    fileColumn(t('columns.note'), ({ note }) => note),
    {
      key: 'kind',
      header: t('columns.kind'),
      cell: (downline) => (
        <Inline gap="xxs">
          <Badge tone={downline.kind === 'agent' ? 'accentSoft' : 'neutral'}>{kindName(downline)}</Badge>
          {downline.online && <Badge tone="positive">{t('online')}</Badge>}
          {downline.paused !== null && <Badge tone="warning">{t('paused')}</Badge>}
        </Inline>
      ),
      text: kindName,
    },
    {
      key: 'level',
      header: t('columns.level'),
      align: 'end',
      cell: ({ level }) => level,
      text: ({ level }) => String(level),
    },
    fileColumn(t('columns.upline'), ({ upline }) => upline),
    {
      key: 'team',
      header: t('columns.team'),
      align: 'end',
      sortable: true,
      cell: ({ team }) => formatCount(team, language),
      text: ({ team }) => String(team),
    },
    amountColumn('balance', t('columns.balance'), ({ balance }) => balance, { place: 'aside' }),
    amountColumn('teamBalance', t('columns.teamBalance'), ({ teamBalance }) => teamBalance, { sortable: true }),
    amountColumn('stake', t('columns.stake'), ({ stake }) => stake, { sortable: true }),
    amountColumn('profit', t('columns.profit'), ({ profit }) => profit, {
      sortable: true,
      place: 'value',
      cell: ({ profit }) => <PlayerResult value={profit} />,
    }),
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
    {
      ...lastBet,
      sortable: true,
      place: 'note',
      cell: (downline) => (
        <span className={noteLine}>
          <span className={wholeMoment}>{lastBet.cell?.(downline)}</span>
          {downline.tags.length > 0 && (
            <span className={foldedTags} translate="no">
              {downline.tags.join(', ')}
            </span>
          )}
        </span>
      ),
    },
    { ...time('registeredAt', t('columns.registered')), sortable: true },
  ];
}

const TwoLines = ({ children }: { children: ReactNode }) => <span className={twoLines}>{children}</span>;
