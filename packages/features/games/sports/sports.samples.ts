import { fn } from 'storybook/test';
import { type SportMatch, gameMatches } from '#api/matches.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { type Globals, codeOf, sampleNoon, sampleOf, spokenIn } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { type BoardRow, nextBoard } from './board.model.ts';
import { firstSport, groupsOf, hasDraws, hrefOf, inOrder, kindsOf, listedOf } from './sports.model.ts';
import { type SportsScreenProps, type SportsTab, type SportsType, sportsTabs } from './sports.types.ts';

/** What a story shows of a category. */
export interface SportsSample {
  readonly type: SportsType;
  readonly tab: SportsTab;
  /** The sport that is chosen. @default the first one of the category */
  readonly sport?: string;
  /** Changes the rows before they are shown. */
  readonly change: (rows: readonly BoardRow[]) => readonly BoardRow[];
  /** Nothing runs. */
  readonly nothingRuns?: boolean;
}

const onPick = fn();
const onHold = fn();

/** Props of the sports page for stories, as the sandbox answers at noon. */
export function sampleSports(sample: SportsSample, sandbox: SandboxContext, globals: Globals): SportsScreenProps {
  const { type, tab, change, nothingRuns = false, sport = firstSport[type] } = sample;
  const language = codeOf(globals);
  const derived = type === 'ESPORTS';
  const vendors = sandbox.catalogue.vendors.filter(
    ({ gameType, vassalage }) => gameType === 'SPORTS' && derivedOf(vassalage) === (derived ? 'ESPORTS' : null),
  );
  const of = { vassalages: vendors.map(({ vassalage }) => vassalage).join(), sport };
  const answer = sampleOf(gameMatches, { ...of, limit: 24, ...(tab !== 'step' && { when: tab }) }, globals);
  const next = sampleOf(gameMatches, { ...of, limit: 7 }, globals);
  const running = nothingRuns ? [] : answer.list;
  const list: readonly SportMatch[] = tab === 'live' ? listedOf(running, next.list) : running;
  const rows = change(nextBoard([], list, { now: sampleNoon, held: false, tellsEnds: true }));
  const matches = rows.map(({ match }) => match);
  const here = hrefOf(type, { tab, sport, league: '', vassalage: '' });
  const vendorOf = (vassalage: string) => ({
    ...{ vassalage, gameType: 'SPORTS' as const },
    name: vendors.find((one) => one.vassalage === vassalage)?.name[language] ?? vassalage,
  });
  const groups = groupsOf(rows, {
    ...{ language: spokenIn(globals), now: sampleNoon, from: here, vendorOf, kinds: kindsOf(matches) },
    ...{ draws: hasDraws(matches), isClosed: () => false },
  });
  const chosen = { tab, sport, league: '', vassalage: '' } as const;
  return {
    ...{ type, tab, onPick, onHold },
    role: 'member',
    tabs: sportsTabs.map((id) => ({
      id,
      href: hrefOf(type, { ...chosen, tab: id }),
      count: id === 'step' ? null : id === 'live' && nothingRuns ? 0 : (answer.counts?.[id] ?? null),
    })),
    sports: derived
      ? []
      : inOrder(answer.sports).map(({ sport: each, live }) => ({
          ...{ sport: each, live, active: each === sport },
          href: hrefOf(type, { ...chosen, sport: each }),
        })),
    leagues: answer.leagues.map(({ id, name, count }) => ({
      ...{ id, name, count, active: false },
      href: hrefOf(type, { ...chosen, league: id }),
    })),
    allLeagues: { href: here, active: true },
    vendors: vendors.map(({ vassalage, name }) => ({
      ...{ vassalage, name: name[language], active: false, inMaintenance: false },
      href: hrefOf(type, { ...chosen, vassalage }),
    })),
    allVendors: { href: here, active: true },
    ...{ vendor: null, vendorMissing: false, notOffered: false, allPaused: false, onMore: null, stop: null },
    list: ready({ groups, kinds: kindsOf(matches), severalVendors: true, nextOnly: nothingRuns && tab === 'live' }),
    homeHref: paths.home(),
    onOpen: null,
    isPicked: () => false,
    slip: {
      ...{ vendor: null, picks: [], line: null, frame: null, needs: null, open: false, change: null },
      ...{ onOpen: fn(), onClose: fn(), onRemove: fn() },
    },
  };
}

const derivedOf = (vassalage: string): 'ESPORTS' | 'COCKFIGHT' | null =>
  (['ESPORTS', 'COCKFIGHT'] as const).find((type) => derivedCategories[type].includes(vassalage)) ?? null;
