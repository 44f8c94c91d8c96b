import { useMemo, useState } from 'react';
import { gameMatches } from '#api/matches.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
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
import { secondMs } from '#text/durations.ts';
import { useSlip } from '../slip/useSlip.tsx';
import {
  choiceOf,
  filledRows,
  firstSport,
  groupsOf,
  hasDraws,
  hrefOf,
  inOrder,
  kindsOf,
  listSizes,
  listedOf,
  openingTab,
} from './sports.model.ts';
import {
  type SportsChoice,
  type SportsScreenProps,
  type SportsTab,
  type SportsType,
  sportsTabs,
} from './sports.types.ts';
import { useBoard } from './useBoard.ts';

/** How often prices of running matches are refreshed, and other lists, in ms. */
const refreshEveryMs = { live: 10 * secondMs, other: 30 * secondMs } as const;

/** Provides the props of a sports page: the matches of its open vendors that the URL selects (RT-05g). */
export function useSportsScreen(type: SportsType): SportsScreenProps {
  const [search] = useSearchParams();
  const choice = choiceOf(search);
  const categories = useCategories();
  useVendorFreshness();
  const language = useLanguage();
  const { clock } = usePlatform();
  const { role } = useMember();
  const { stop } = usePlayStop('launch');
  const now = clock.now();
  const cards =
    categories.status === 'ready' ? (categories.value.find((one) => one.type === type)?.vendors ?? []) : undefined;
  const open = cards?.filter((card) => !isInMaintenance(card, now)) ?? [];
  const vendor = cards?.find(({ vassalage }) => vassalage === choice.vassalage);
  const vendorMissing = choice.vassalage !== '' && cards !== undefined && vendor === undefined;
  usePlaceTitle(vendor?.displayName);
  useUnknownEntry(vendorMissing);

  // An unknown vendor narrows nothing.
  const asked = vendor === undefined ? open : open.filter((card) => card === vendor);
  const [otherSport, setOtherSport] = useState<string | null>(null);
  const sport = choice.sport || otherSport || firstSport[type];
  const chosen: SportsChoice = { ...choice, ...(vendorMissing && { vassalage: '' }) };
  const of = {
    vassalages: asked.map(({ vassalage }) => vassalage).join(),
    ...{ language, sport, ...(choice.league !== '' && { league: choice.league }) },
  };
  const input = asked.length === 0 ? null : of;
  useWanted(gameMatches, input !== null);
  const subject = JSON.stringify(of);
  const [more, setMore] = useState({ subject: '', times: 0 });
  const times = more.subject === subject ? more.times : 0;
  const limit = listSizes[times] ?? listSizes[0];

  // The tab of an address without one stays once it is known, whatever runs by then.
  // In the order of the list below, so that both are one answer while they ask for the same.
  const [first] = useRemote(gameMatches, input && { ...input, limit: listSizes[0], when: 'live' }, 'list');
  const isKnown = first.status === 'ready' && !first.refreshing;
  const sports = isKnown ? first.value.sports : [];
  // The vendors of another brand may have other sports.
  if (choice.sport === '' && sports[0] !== undefined && sports.every((each) => each.sport !== sport)) {
    setOtherSport(sports[0].sport);
  }
  const [opened, setOpened] = useState<{ readonly subject: string; readonly tab: SportsTab } | null>(null);
  if (isKnown && opened?.subject !== subject) setOpened({ subject, tab: openingTab(first.value.counts) });
  const tab =
    choice.tab || (opened?.subject === subject ? opened.tab : isKnown ? openingTab(first.value.counts) : 'live');
  const isLive = tab === 'live';
  const [answer] = useRemote(gameMatches, input && { ...input, limit, ...(tab !== 'step' && { when: tab }) }, 'list', {
    refreshEveryMs: isLive ? refreshEveryMs.live : refreshEveryMs.other,
  });
  // Not those of the tab before.
  const answered = answer.status === 'ready' && !answer.refreshing ? answer.value.list : undefined;
  // What follows the running matches, unless they are known to leave no room for it.
  const isFull = answered !== undefined && answered.length >= filledRows;
  const [next] = useRemote(gameMatches, isLive && !isFull && input ? { ...input, limit: filledRows } : null, 'list', {
    refreshEveryMs: refreshEveryMs.other,
  });
  const upNext = isLive && next.status === 'ready' && !next.refreshing ? next.value.list : undefined;
  const list = useMemo(() => answered && listedOf(answered, upNext ?? []), [answered, upNext]);
  const nextOnly = isLive && answered?.length === 0;
  const { rows, onHold } = useBoard({
    key: `${subject} ${tab}`,
    answer: list,
    tellsEnds: isLive && (answered?.length ?? 0) < limit,
  });
  const here = hrefOf(type, chosen);
  const slip = useSlip(here);
  const matches = rows.map(({ match }) => match);
  const kinds = kindsOf(matches);
  const vendorNamed = (vassalage: string) => {
    const card = cards?.find((one) => one.vassalage === vassalage);
    return { vassalage, gameType: card?.gameType ?? ('SPORTS' as const), name: card?.displayName ?? vassalage };
  };
  const outdated = answer.status === 'ready' && answer.outdated === true;
  const context = {
    ...{ language, now, from: here, kinds, draws: hasDraws(matches), vendorOf: vendorNamed },
    isClosed: (vassalage: string) => outdated || !open.some((card) => card.vassalage === vassalage),
  };
  const counts = answer.status === 'ready' ? answer.value.counts : undefined;
  const facts = answer.status === 'ready' ? answer.value : undefined;
  // Rows that came later would move those that are there, since a league has its own together.
  const waits =
    answered === undefined
      ? answer.status === 'ready' && rows.length === 0
      : isLive && !isFull && next.status === 'loading';
  const shown = mapRemote(answer, () => ({
    groups: groupsOf(rows, context),
    kinds,
    severalVendors: new Set(rows.map(({ match }) => match.vassalage)).size > 1,
    nextOnly,
  }));
  return {
    ...{ type, role, tab, vendorMissing, stop, onHold },
    tabs: sportsTabs.map((id) => ({
      id,
      href: hrefOf(type, { ...chosen, tab: id }),
      count: id === 'step' ? null : (counts?.[id] ?? null),
    })),
    sports: inOrder(facts !== undefined && facts.sports.length > 1 ? facts.sports : []).map((each) => ({
      ...{ sport: each.sport, live: each.live, active: each.sport === sport },
      href: hrefOf(type, { ...chosen, sport: each.sport, league: '', tab: '' }),
    })),
    leagues: (facts?.leagues ?? []).map(({ id, name, count }) => ({
      ...{ id, name, count, active: id === choice.league },
      href: hrefOf(type, { ...chosen, league: id, tab: choice.tab }),
    })),
    allLeagues: { href: hrefOf(type, { ...chosen, league: '' }), active: choice.league === '' },
    vendors: (input !== null && answer.status === 'loading' ? [] : (cards ?? [])).map((card) => ({
      ...{ vassalage: card.vassalage, name: card.displayName, active: card === vendor },
      inMaintenance: isInMaintenance(card, now),
      href: hrefOf(type, { ...chosen, vassalage: card.vassalage }),
    })),
    allVendors: { href: hrefOf(type, { ...chosen, vassalage: '' }), active: chosen.vassalage === '' },
    vendor: vendor
      ? {
          name: vendor.displayName,
          bookHref: isInMaintenance(vendor, now)
            ? null
            : launchPath({ vassalage: vendor.vassalage, gameType: vendor.gameType, from: here }),
          maintenance: isInMaintenance(vendor, now)
            ? { until: nearMoment(vendor.maintenanceEnd ?? null, { language, now }) }
            : null,
        }
      : null,
    notOffered: cards?.length === 0,
    allPaused: cards !== undefined && cards.length > 0 && open.length === 0,
    list: waits ? loading : categories.status === 'failed' ? categories : shown,
    onMore: facts?.next == null || times + 1 >= listSizes.length ? null : () => setMore({ subject, times: times + 1 }),
    homeHref: paths.home(),
    onOpen: useGuardedOpen(),
    slip: slip.slip,
    isPicked: slip.isPicked,
    onPick: (match, pick, label) => slip.pick(match.vendor, { pick, label }),
  };
}
