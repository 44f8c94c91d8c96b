import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useId, useLayoutEffect, useRef } from 'react';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useHeartFocus } from '../../favourites/useHeartFocus.ts';
import { isPersonal } from '../lottery.model.ts';
import type { LotteryResult, LotteryScreenProps, LotterySection } from '../lottery.types.ts';
import { LotteryCard, LotteryCardSkeleton } from './LotteryCard.tsx';
import { cell, grid, section as sectionClass, sections as sectionsClass } from './LotteryList.css.ts';
import { rows } from './LotteryRow.css.ts';
import { LotteryRow, LotteryRowSkeleton } from './LotteryRow.tsx';
import { NoLotteries } from './NoLotteries.tsx';

/** Placeholders, as many as a phone shows. */
const bones = { cards: 4, rows: 6 } as const;

type LotteryListProps = Pick<
  LotteryScreenProps,
  | 'area'
  | 'sections'
  | 'namedMissing'
  | 'draws'
  | 'drawn'
  | 'results'
  | 'query'
  | 'role'
  | 'ahead'
  | 'hrefFor'
  | 'onLogIn'
  | 'onOpen'
>;

/** The lotteries, in their loading, empty, error and ready states. */
export function LotteryList(props: LotteryListProps) {
  const { area, sections, namedMissing, query, role, hrefFor, onLogIn, onOpen } = props;
  const { t } = useTranslation('lottery');
  const needsAccount = isPersonal(query.list) && (role === 'visitor' || role === 'trial');
  const none = <NoLotteries query={query} role={role} hrefFor={hrefFor} onLogIn={onLogIn} />;
  const content = (() => {
    if (needsAccount) return none;
    if (sections.status === 'loading') {
      const onlyRows = area === 'vn' || ['today', 'vn', 'asean'].includes(query.tab);
      return <ListSkeleton onlyRows={onlyRows} />;
    }
    if (sections.status === 'failed') return <FailedState title={t('failed')} failed={sections} />;
    if (sections.value.length === 0) return none;
    return (
      <GuardedLinks onOpen={onOpen}>
        <div role="status">
          {namedMissing ? (
            <Text tone="muted">{t('namedMissing')}</Text>
          ) : (
            <VisuallyHidden>
              {t('found', { total: sections.value.reduce((sum, { lotteries }) => sum + lotteries.length, 0) })}
            </VisuallyHidden>
          )}
        </div>
        <Sections {...props} sections={sections.value} refreshing={sections.refreshing} />
      </GuardedLinks>
    );
  })();
  return (
    // The region never unmounts, so that focus has a place to go when a card is removed.
    <div role="group" aria-label={t('lotteries')} tabIndex={-1} {...useHeartFocus()}>
      {content}
    </div>
  );
}

/** What a phone shows at most at once. The others follow after the first paint, and are not in documents. */
const firstLotteries = 4;

interface SectionsProps extends Pick<LotteryListProps, 'draws' | 'drawn' | 'results' | 'query' | 'ahead' | 'hrefFor'> {
  sections: readonly LotterySection[];
  refreshing: boolean;
}

function Sections({ sections, refreshing, query, hrefFor, draws, drawn, results, ahead }: SectionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const namedCode = sections[0]?.id === 'named' ? query.gameCode : '';
  // GAM-01: brings the named lottery into view.
  useLayoutEffect(() => {
    if (namedCode !== '') list.current?.querySelector('article')?.scrollIntoView({ block: 'nearest' });
  }, [namedCode]);
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstLotteries);
  const latest = latestByLottery(results);
  const shown = firstOf(sections, most);
  const firstRows = sections.find(({ id }) => id === 'today' || id === 'other')?.id;
  return (
    <div ref={list} className={sectionsClass} aria-busy={refreshing}>
      {shown.map((part) => (
        <Section
          key={part.id}
          draws={draws}
          drawn={drawn}
          results={results}
          ahead={ahead}
          part={part}
          latest={latest}
          resultsHref={part.id === firstRows ? hrefFor({ list: 'results' }) : null}
        />
      ))}
    </div>
  );
}

/** The first lotteries, in their parts. */
function firstOf(sections: readonly LotterySection[], most: number): readonly LotterySection[] {
  return sections.flatMap(({ id, lotteries }, at) => {
    const before = sections.slice(0, at).reduce((sum, part) => sum + part.lotteries.length, 0);
    const some = lotteries.slice(0, Math.max(0, most - before));
    return some.length === 0 ? [] : [{ id, lotteries: some }];
  });
}

interface SectionProps extends Pick<LotteryListProps, 'draws' | 'drawn' | 'results' | 'ahead'> {
  part: LotterySection;
  latest: ReadonlyMap<string, LotteryResult>;
  /** The panel of results; null where another part leads to it. */
  resultsHref: string | null;
}

function Section({ part: { id, lotteries }, latest, resultsHref, draws, drawn, results, ahead }: SectionProps) {
  const { t } = useTranslation('lottery');
  const heading = useId();
  const asCards = lotteries[0]?.fast === true;
  const Entry = asCards ? LotteryCard : LotteryRow;
  return (
    <section className={sectionClass} aria-labelledby={heading}>
      {id === 'fast' || id === 'named' ? (
        <VisuallyHidden>
          <h2 id={heading}>{t(`sections.${id}`)}</h2>
        </VisuallyHidden>
      ) : (
        <Inline justify="between">
          <Heading level={2} id={heading}>
            {t(`sections.${id}`)}
          </Heading>
          {resultsHref !== null && (
            <Link href={resultsHref} underline="hover" size="touch">
              <span>{t('allResults')}</span>
              <Icon of={ChevronRight} size="text" />
            </Link>
          )}
        </Inline>
      )}
      <ul role="list" aria-labelledby={heading} className={asCards ? grid : rows}>
        {lotteries.map((lottery) => (
          <li key={lottery.gameId} className={cell}>
            <Entry
              lottery={lottery}
              draws={draws}
              drawn={drawn.get(lottery.gameId)}
              ahead={ahead}
              result={latest.get(lottery.gameId) ?? null}
              results={results.status}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListSkeleton({ onlyRows }: { onlyRows: boolean }) {
  return (
    <LoadingArea>
      <div className={onlyRows ? rows : grid}>
        {Array.from({ length: onlyRows ? bones.rows : bones.cards }, (_, index) =>
          onlyRows ? <LotteryRowSkeleton key={index} /> : <LotteryCardSkeleton key={index} />,
        )}
      </div>
    </LoadingArea>
  );
}

/** The latest result of each lottery. Results are sorted newest first. */
function latestByLottery(results: LotteryScreenProps['results']): ReadonlyMap<string, LotteryResult> {
  const all = results.status === 'ready' ? results.value : [];
  return new Map(all.toReversed().map((result) => [result.gameId, result]));
}
