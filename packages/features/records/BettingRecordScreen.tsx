import type { GameType } from '#api/primitives.ts';
import { type BetState, betStates } from '#api/records.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { formatCount, localeOf } from '../shared/format.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import { CopyReference } from './parts/CopyReference.tsx';
import { DayFields } from './parts/DayFields.tsx';
import { Moment } from './parts/Moment.tsx';
import { RecordResults } from './parts/RecordResults.tsx';
import type { RecordFrameProps, RecordPage } from './recordFrame.ts';
import type { BetView } from './records.model.ts';

export interface BettingFilter {
  /** '' is every category, as '' is every result below. */
  readonly gameType: GameType | '';
  readonly status: BetState | '';
}

export interface BettingTotals {
  readonly count: number;
  readonly waiting: number;
  readonly stake: string;
  readonly win: string;
  readonly profit: string;
}

export interface BettingRecordScreenProps extends RecordFrameProps {
  readonly filter: BettingFilter;
  readonly page: Remote<RecordPage<BetView, BettingTotals>>;
  readonly onFilter: (change: Partial<BettingFilter>) => void;
}

/** Esports and cockfights are sports to the platform (NAV-07), which files bets by its own types. */
const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const satisfies readonly GameType[];

/** MEM-03a: what was bet, and what came of it. */
export function BettingRecordScreen(props: BettingRecordScreenProps) {
  const { currencySymbol: currency, language } = props;
  const { t } = useTranslation('records');
  const shared = useTranslation('shared').t;
  const money = { currency, locale: localeOf(language) };
  return (
    <Stack gap="lg">
      <DayFields {...props}>
        <BettingFilters {...props} />
      </DayFields>
      <RecordResults
        {...props}
        words="bets"
        figures={({ totals }) => [
          {
            name: t('bets.count'),
            value: (
              <Text as="span" size="lg" weight="strong" numeric>
                {formatCount(totals.count, language)}
              </Text>
            ),
          },
          { name: t('columns.stake'), value: <Money {...money} amount={totals.stake} /> },
          { name: t('bets.win'), value: <Money {...money} amount={totals.win} /> },
          { name: t('columns.profit'), value: <Money {...money} sign="always" amount={totals.profit} /> },
        ]}
        note={({ totals }) => (totals.waiting > 0 ? t('bets.waiting', { count: totals.waiting }) : null)}
        columns={(copying) => [
          { id: 'time', name: t('columns.time'), cell: ({ at }) => <Moment at={at} /> },
          {
            id: 'game',
            name: t('columns.game'),
            cell: ({ game, vendor, gameType, reference, key }) => (
              <Stack gap="xxs">
                <Text weight="medium">{game}</Text>
                <Text size="sm" tone="muted">
                  {shared(`gameTypes.${gameType}`)} · {vendor}
                </Text>
                <CopyReference reference={reference} {...copying} id={key} />
              </Stack>
            ),
          },
          {
            id: 'stake',
            name: t('columns.stake'),
            figure: true,
            cell: ({ stake }) => <Money {...money} amount={stake} />,
          },
          {
            id: 'result',
            name: t('columns.result'),
            figure: true,
            cell: ({ state, win }) => (
              <Stack gap="xxs">
                {/* First, so that it stands on one line with the other sums. */}
                {win !== null && (
                  <div>
                    <Money {...money} amount={win} />
                  </div>
                )}
                <div>
                  <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
                </div>
              </Stack>
            ),
          },
          {
            id: 'profit',
            name: t('columns.profit'),
            figure: true,
            cell: ({ profit }) => (profit === null ? '–' : <Money {...money} sign="always" amount={profit} />),
          },
        ]}
      />
    </Stack>
  );
}

const tones = { waiting: 'accentSoft', won: 'money', lost: 'neutral', even: 'neutral' } as const;

function BettingFilters({ filter, onFilter }: BettingRecordScreenProps) {
  const { t } = useTranslation('records');
  const shared = useTranslation('shared').t;
  return (
    <>
      <Select
        label={t('category')}
        value={`:${filter.gameType}`}
        onChange={(value) => onFilter({ gameType: categories.find((each) => `:${each}` === value) ?? '' })}
        options={[
          { value: ':', label: t('allCategories') },
          ...categories.map((each) => ({ value: `:${each}`, label: shared(`gameTypes.${each}`) })),
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
