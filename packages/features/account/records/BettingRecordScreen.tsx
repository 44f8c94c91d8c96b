import { gameTypes } from '#api/primitives.ts';
import { betStates } from '#api/records.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { formatCount } from '#core/format/format.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CopyReference } from '#core/records/CopyReference.tsx';
import { DayFields } from '#core/records/DayFields.tsx';
import { Moment } from '#core/records/Moment.tsx';
import { Stake } from '#core/records/Stake.tsx';
import { stateTones } from '#core/records/stateTones.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { RecordResults } from './parts/RecordResults.tsx';
import type { BettingRecordScreenProps } from './records.types.ts';

const BetDetailDialog = lazyComponent(async () => (await import('#core/records/BetDetailDialog.tsx')).BetDetailDialog);

/** Betting record (MEM-03a): all bets with their results. */
export function BettingRecordScreen(props: BettingRecordScreenProps) {
  const { days, language } = props;
  // From the first details on, for the exit animation.
  const hasDetail = usePresence(props.detail) !== null;
  const { t } = useTranslation('records');
  const shared = useTranslation('common').t;
  return (
    <Stack gap="lg">
      <DayFields days={days} language={language}>
        <BettingFilters filter={props.filter} vendors={props.vendors} onFilter={props.onFilter} />
      </DayFields>
      <RecordResults
        record="bets"
        page={props.page}
        days={days}
        list={props.list}
        language={language}
        totals={({ totals }) => [
          {
            name: t('bets.count'),
            value: (
              <Text as="span" size="lg" weight="strong" numeric>
                {formatCount(totals.count, language)}
              </Text>
            ),
          },
          { name: t('columns.stake'), value: <Amount value={totals.stake} /> },
          ...(totals.waiting > 0 ? [{ name: t('bets.open'), value: <Amount value={totals.openStake} /> }] : []),
          { name: t('bets.win'), value: <Amount value={totals.win} /> },
          { name: t('columns.profit'), value: <Amount sign="always" value={totals.profit} /> },
        ]}
        note={({ totals }) => (totals.waiting > 0 ? t('bets.waiting', { count: totals.waiting }) : null)}
        columns={(copyState) => [
          { id: 'time', name: t('columns.time'), cell: ({ at }) => <Moment at={at} /> },
          {
            id: 'game',
            name: t('columns.game'),
            cell: ({ game, vendor, gameType, pick, odds, reference, key }) => (
              <Stack gap="xxs">
                <Text weight="medium">{game}</Text>
                <Text size="sm" tone="muted">
                  <span>
                    {typeof gameType === 'string'
                      ? shared(`gameTypes.${gameType}`)
                      : t('other', { word: gameType.other })}
                  </span>
                  <span>{` · ${vendor}`}</span>
                </Text>
                {pick !== null && <Text size="sm">{odds === null ? pick : t('pick', { pick, odds })}</Text>}
                <div>
                  <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => props.onDetail(reference)}>
                    <span>{t('details')}</span> <VisuallyHidden>{reference}</VisuallyHidden>
                  </Button>
                </div>
                <CopyReference id={key} reference={reference} state={copyState} />
              </Stack>
            ),
          },
          {
            id: 'stake',
            name: t('columns.stake'),
            numeric: true,
            cell: (bet) => <Stake bet={bet} />,
          },
          {
            id: 'result',
            name: t('columns.result'),
            numeric: true,
            cell: ({ state, win }) => (
              <Stack gap="xxs">
                {/* First, so that all amounts of a row are on one line. */}
                {win !== null && (
                  <div>
                    <Amount value={win} />
                  </div>
                )}
                <div>
                  <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
                </div>
              </Stack>
            ),
          },
          {
            id: 'profit',
            name: t('columns.profit'),
            numeric: true,
            cell: ({ profit }) => (profit === null ? '–' : <Amount sign="always" value={profit} />),
          },
        ]}
      />
      {hasDetail && (
        <LazyDialogSection open={props.detail !== null} onClose={props.onCloseDetail}>
          <BetDetailDialog detail={props.detail} askHref={props.askHref} onClose={props.onCloseDetail} />
        </LazyDialogSection>
      )}
    </Stack>
  );
}

type FilterProps = Pick<BettingRecordScreenProps, 'filter' | 'vendors' | 'onFilter'>;

function BettingFilters({ filter, vendors, onFilter }: FilterProps) {
  const { t } = useTranslation('records');
  const shared = useTranslation('common').t;
  return (
    <>
      <Select
        label={t('category')}
        value={`:${filter.gameType}`}
        onChange={(value) => onFilter({ gameType: gameTypes.find((each) => `:${each}` === value) ?? '' })}
        options={[
          { value: ':', label: t('allCategories') },
          ...gameTypes.map((each) => ({ value: `:${each}`, label: shared(`gameTypes.${each}`) })),
        ]}
      />
      <Select
        label={t('vendor')}
        value={`:${filter.vassalage}`}
        onChange={(value) => onFilter({ vassalage: value.slice(1) })}
        options={[
          { value: ':', label: t('allVendors') },
          ...vendors.map(({ vassalage, name }) => ({ value: `:${vassalage}`, label: name })),
        ]}
      />
      <Select
        label={t('status')}
        value={`:${filter.status}`}
        onChange={(value) => onFilter({ status: betStates.find((each) => `:${each}` === value) ?? '' })}
        options={[
          { value: ':', label: t('allStates') },
          ...betStates.map((each) => ({ value: `:${each}`, label: t(`states.${each}`) })),
        ]}
      />
    </>
  );
}
