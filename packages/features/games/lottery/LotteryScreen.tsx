import { TickerContext, useTicker } from '#core/time/ticker.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import type { LotteryScreenProps } from './lottery.types.ts';
import { DrawsNotice } from './parts/DrawsNotice.tsx';
import { LotteryChoices } from './parts/LotteryChoices.tsx';
import { LotteryFilters } from './parts/LotteryFilters.tsx';
import { LotteryHead } from './parts/LotteryHead.tsx';
import { LotteryList } from './parts/LotteryList.tsx';
import { ResultList } from './parts/ResultList.tsx';

/** The lottery page (RT-07, LOT-01..05): tags, lists, filters, and each lottery with its open draw and latest result. */
export function LotteryScreen({
  area,
  otherAreaHref,
  role,
  query,
  options,
  lotteries,
  namedMissing,
  draws,
  drawsFailed,
  results,
  now,
  hrefFor,
  onChange,
  onSearch,
  onLogIn,
  onOpen,
}: LotteryScreenProps) {
  // One timer for the page instead of one per card.
  const ticker = useTicker(now);
  return (
    <TickerContext value={ticker}>
      <Stack gap="lg">
        <LotteryHead area={area} otherAreaHref={otherAreaHref} query={query} results={results} hrefFor={hrefFor} />
        <Stack gap="md">
          <LotteryChoices options={options} query={query} hrefFor={hrefFor} />
          <LotteryFilters area={area} options={options} query={query} onChange={onChange} onSearch={onSearch} />
        </Stack>
        {query.list === 'results' ? (
          <ResultList results={results} query={query} role={role} hrefFor={hrefFor} onLogIn={onLogIn} />
        ) : (
          <div>
            <DrawsNotice draws={draws} drawsFailed={drawsFailed} />
            <LotteryList
              lotteries={lotteries}
              namedMissing={namedMissing}
              draws={draws}
              results={results}
              query={query}
              role={role}
              hrefFor={hrefFor}
              onLogIn={onLogIn}
              onOpen={onOpen}
            />
          </div>
        )}
      </Stack>
    </TickerContext>
  );
}
