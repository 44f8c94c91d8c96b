import { gameTypes } from '#api/primitives.ts';
import { betStates } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { formatCount } from '#core/format/format.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { DayFields } from '#core/records/DayFields.tsx';
import { Moment } from '#core/records/Moment.tsx';
import { Stake } from '#core/records/Stake.tsx';
import { stateTones } from '#core/records/stateTones.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { AccountCell } from '../reports/parts/AccountCell.tsx';
import { AccountFields } from '../reports/parts/AccountFields.tsx';
import { oneLine } from '../reports/parts/oneLine.css.ts';
import { ReportResults } from '../reports/parts/ReportResults.tsx';
import type { BettingScreenProps } from './betting.types.ts';

const BetDetailDialog = lazyComponent(async () => (await import('#core/records/BetDetailDialog.tsx')).BetDetailDialog);

interface CountedProps extends Pick<BettingScreenProps, 'filter' | 'onAllBets'> {
  income: string;
}

/** Says that the bets are those of an income. They are listed by when they were settled, so that days cannot be chosen. */
function Counted({ income, filter: { account, gameType }, onAllBets }: CountedProps) {
  const { t } = useTranslation('agentReports');
  const shared = useTranslation('common').t;
  const of = [account, gameType === '' ? '' : shared(`gameTypes.${gameType}`)].filter((part) => part !== '');
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Stack gap="xxs">
          <Text weight="strong">{[t('betting.counted', { reference: income }), ...of].join(' · ')}</Text>
          <Text size="sm" tone="muted">
            {t('betting.countedText')}
          </Text>
        </Stack>
        <Inline>
          <Button tone="outline" size="small" onClick={onAllBets}>
            {t('betting.showByDay')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const noQuestions = (): null => null;

/** The bets of an agent's team (AGT-10). */
export function BettingScreen(props: BettingScreenProps) {
  const { days, language, filter, vendors, income, onFilter, detail, detailOf } = props;
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(detail) !== null;
  const shownOf = usePresence(detailOf);
  const { t } = useTranslation('agentReports');
  const words = useTranslation('records').t;
  const shared = useTranslation('common').t;
  return (
    <Stack gap="lg">
      {income === null ? (
        <DayFields days={days} language={language}>
          <AccountFields filter={filter} onFilter={onFilter} />
          <Select
            label={words('category')}
            value={`:${filter.gameType}`}
            onChange={(value) => onFilter({ gameType: gameTypes.find((each) => `:${each}` === value) ?? '' })}
            options={[
              { value: ':', label: words('allCategories') },
              ...gameTypes.map((each) => ({ value: `:${each}`, label: shared(`gameTypes.${each}`) })),
            ]}
          />
          <Select
            label={words('vendor')}
            value={`:${filter.vassalage}`}
            onChange={(value) => onFilter({ vassalage: value.slice(1) })}
            options={[
              { value: ':', label: words('allVendors') },
              ...vendors.map(({ vassalage, name }) => ({ value: `:${vassalage}`, label: name })),
            ]}
          />
          <Select
            label={words('status')}
            value={`:${filter.status}`}
            onChange={(value) => onFilter({ status: betStates.find((each) => `:${each}` === value) ?? '' })}
            options={[
              { value: ':', label: words('allStates') },
              ...betStates.map((each) => ({ value: `:${each}`, label: words(`states.${each}`) })),
            ]}
          />
        </DayFields>
      ) : (
        <Counted income={income} filter={filter} onAllBets={props.onAllBets} />
      )}
      <Text size="sm" tone="muted">
        {t('signs')}
      </Text>
      <ReportResults
        {...props}
        report="betting"
        totals={({ totals }) => [
          {
            name: words('bets.count'),
            value: (
              <Text as="span" size="lg" weight="strong" numeric>
                {formatCount(totals.count, language)}
              </Text>
            ),
          },
          { name: words('columns.stake'), value: <Amount value={totals.stake} /> },
          ...(totals.waiting > 0 ? [{ name: words('bets.open'), value: <Amount value={totals.openStake} /> }] : []),
          { name: t('validBet'), value: <Amount value={totals.validBet} /> },
          { name: words('bets.win'), value: <Amount value={totals.win} /> },
          { name: words('columns.profit'), value: <Amount sign="always" value={totals.profit} /> },
        ]}
        note={({ totals }) => (totals.waiting > 0 ? words('bets.waiting', { count: totals.waiting }) : null)}
        onRow={props.onDetail}
        columns={[
          {
            key: 'account',
            header: t('account'),
            cell: ({ account, nickname, level }) => <AccountCell account={account} nickname={nickname} level={level} />,
          },
          { key: 'time', header: words('columns.time'), cell: ({ at }) => <Moment at={at} /> },
          {
            key: 'game',
            header: words('columns.game'),
            cell: ({ game, vendor, gameType, pick, odds }) => (
              <Stack gap="xxs">
                <Text weight="medium">{game}</Text>
                <Text size="sm" tone="muted">
                  <span>
                    {typeof gameType === 'string'
                      ? shared(`gameTypes.${gameType}`)
                      : words('other', { word: gameType.other })}
                  </span>
                  <span>{` · ${vendor}`}</span>
                </Text>
                {pick !== null && <Text size="sm">{odds === null ? pick : words('pick', { pick, odds })}</Text>}
              </Stack>
            ),
          },
          {
            key: 'stake',
            header: words('columns.stake'),
            align: 'end',
            cell: (bet) => <Stake bet={bet} />,
          },
          {
            key: 'validBet',
            header: t('validBet'),
            align: 'end',
            priority: 'low',
            cell: ({ validBet }) => <Amount value={validBet} />,
          },
          {
            key: 'win',
            header: words('columns.result'),
            align: 'end',
            cell: ({ win }) => (win === null ? '–' : <Amount value={win} />),
          },
          {
            key: 'profit',
            header: words('columns.profit'),
            align: 'end',
            cell: ({ profit }) => (profit === null ? '–' : <Amount sign="always" value={profit} />),
          },
          {
            key: 'state',
            header: words('status'),
            cell: ({ state }) => (
              <span className={oneLine}>
                <Badge tone={stateTones[state]}>{words(`states.${state}`)}</Badge>
              </span>
            ),
          },
          {
            key: 'reference',
            header: words('detail.reference'),
            priority: 'low',
            cell: ({ reference }) => (
              <Text translate="no" as="span" size="sm" tone="muted" numeric>
                {reference}
              </Text>
            ),
          },
        ]}
      />
      {hasDetail && (
        <LazyDialogSection open={detail !== null} onClose={props.onCloseDetail}>
          <BetDetailDialog detail={detail} account={shownOf} askHref={noQuestions} onClose={props.onCloseDetail} />
        </LazyDialogSection>
      )}
    </Stack>
  );
}
