import { useEffect, useEffectEvent, useMemo } from 'react';
import { gameMatches } from '#api/matches.ts';
import { useImageUrl, vendorMarkPath } from '#core/catalogue/images.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { useMoves } from '#core/catalogue/useMoves.ts';
import { useVendorFreshness } from '#core/catalogue/useVendorFreshness.ts';
import { isInMaintenance } from '#core/catalogue/vendorView.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { loading, mapRemote, useRemote } from '#core/data/remote.ts';
import { useWanted } from '#core/data/useWanted.ts';
import { nearMoment } from '#core/format/nearMoment.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/router.ts';
import { usePlaceTitle, useUnknownEntry } from '#core/routing/title.ts';
import { useMember } from '#core/session/member.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { useIdle } from '#core/time/useIdle.ts';
import { secondMs } from '#text/durations.ts';
import { useSlip } from '../slip/useSlip.tsx';
import { fightsOf, pricesOf } from './cockfight.model.ts';
import type { CockfightScreenProps } from './cockfight.types.ts';

/** How often the fights are refreshed, since bets close and prices move; in ms. */
const refreshEveryMs = 10 * secondMs;

/** How often the marks of the rings are refreshed, in ms. */
const ringsEveryMs = 30 * secondMs;

/** How long after the end of its bets the fight that follows is asked for, at random, in ms: many players wait for it. */
const followsAfterMs = { least: 300, most: 2 * secondMs } as const;

/** The most fights of a ring that are listed. */
const mostFights = 30;

/** Provides the props of the cockfights: those of the ring that the URL names, else of the first open one (RT-05j). */
export function useCockfightScreen(): CockfightScreenProps {
  const [search] = useSearchParams();
  const named = search.get('vassalage') ?? '';
  const categories = useCategories();
  useVendorFreshness();
  const imageUrl = useImageUrl();
  const language = useLanguage();
  const { clock } = usePlatform();
  const now = clock.now();
  const cards =
    categories.status === 'ready'
      ? (categories.value.find(({ type }) => type === 'COCKFIGHT')?.vendors ?? [])
      : undefined;
  const wanted = cards?.find(({ vassalage }) => vassalage === named);
  const ringMissing = named !== '' && cards !== undefined && wanted === undefined;
  const card = wanted ?? cards?.find((each) => !isInMaintenance(each, now)) ?? cards?.[0];
  usePlaceTitle(wanted?.displayName);
  useUnknownEntry(ringMissing);

  const paused = card !== undefined && isInMaintenance(card, now);
  useWanted(gameMatches, card !== undefined && !paused);
  const [answer, { refresh }] = useRemote(
    gameMatches,
    card === undefined || paused
      ? null
      : { vassalages: card.vassalage, language, sport: 'cockfight', limit: mostFights },
    'list',
    { refreshEveryMs },
  );
  const list = answer.status === 'ready' && !answer.refreshing ? answer.value.list : undefined;
  const wayOf = useMoves(useMemo(() => list && pricesOf(list), [list]));
  const open = (cards ?? []).filter((each) => !isInMaintenance(each, now)).map(({ vassalage }) => vassalage);
  // Only for the marks of the rings: a failure takes nothing from the page.
  // Dots on the rings: not before the page stands, and not in its document.
  const idle = useIdle();
  const [live] = useRemote(
    gameMatches,
    !idle || open.length < 2
      ? null
      : { vassalages: open.join(), language, sport: 'cockfight', when: 'live', limit: mostFights },
    'list',
    { refreshEveryMs: ringsEveryMs },
  );
  const running = live.status === 'ready' ? live.value.list.map(({ vassalage }) => vassalage) : [];
  const here = paths.category('COCKFIGHT', wanted?.vassalage);
  const slip = useSlip(here);
  const vendor = card && { vassalage: card.vassalage, gameType: card.gameType, name: card.displayName };
  const closed = answer.status === 'ready' && answer.outdated === true;
  // Not those of the ring before.
  const fights =
    answer.status === 'ready' && answer.refreshing
      ? loading
      : mapRemote(answer, (value) => fightsOf(value, { language, now, closed, wayOf, imageUrl }));
  const stage = fights.status === 'ready' ? fights.value.stage : null;
  useFollowing(stage === null || stage.running ? null : stage.startsAt, refresh);
  return {
    role: useMember().role,
    rings: mapRemote(categories, () =>
      (cards ?? []).map((each) => ({
        vassalage: each.vassalage,
        name: each.displayName,
        mark: imageUrl(vendorMarkPath(each.vassalage)),
        href: paths.category('COCKFIGHT', each.vassalage),
        active: each === card,
        inMaintenance: isInMaintenance(each, now),
        running: running.includes(each.vassalage),
      })),
    ),
    ring:
      card && vendor
        ? {
            vendor,
            bookHref: paused ? null : launchPath({ vassalage: card.vassalage, gameType: card.gameType, from: here }),
            maintenance: paused ? { until: nearMoment(card.maintenanceEnd ?? null, { language, now }) } : null,
          }
        : null,
    ringMissing,
    notOffered: cards?.length === 0,
    fights,
    stop: usePlayStop('launch').stop,
    homeHref: paths.home(),
    onOpen: useGuardedOpen(),
    slip: slip.slip,
    isPicked: slip.isPicked,
    onPick(pick, label) {
      if (vendor) slip.pick(vendor, { pick, label });
    },
  };
}

/** Asks for the fights again once the bets of the announced one are closed: the next one takes its place. */
function useFollowing(closesAt: number | null, refresh: () => Promise<void>): void {
  const { clock } = usePlatform();
  const load = useEffectEvent(() => void refresh());
  const wait = useEffectEvent((at: number) => {
    const { least, most } = followsAfterMs;
    return Math.max(0, at - clock.now()) + least + Math.random() * (most - least);
  });
  useEffect(() => {
    if (closesAt === null) return undefined;
    const timer = setTimeout(load, wait(closesAt));
    return () => clearTimeout(timer);
  }, [closesAt]);
}
