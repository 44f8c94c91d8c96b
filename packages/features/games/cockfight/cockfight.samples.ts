import { fn } from 'storybook/test';
import { type SportMatch, gameMatches } from '#api/matches.ts';
import { vendorMarkPath } from '#core/catalogue/images.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { type Globals, codeOf, given, sampleNoon, sampleOf, spokenIn } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { type RingContext, fightsOf } from './cockfight.model.ts';
import type { CockfightScreenProps } from './cockfight.types.ts';

/** What a story shows of a ring. */
export interface CockfightSample {
  /** @default the first ring */
  readonly vassalage?: string;
  /** Changes what the platform lists. */
  readonly list?: (matches: readonly SportMatch[]) => readonly SportMatch[];
  readonly context?: Partial<RingContext>;
}

const onPick = fn();

/** Props of the cockfights for stories, as the sandbox answers at noon. */
export function sampleCockfight(
  { vassalage, list = (matches) => matches, context }: CockfightSample,
  sandbox: SandboxContext,
  globals: Globals,
): CockfightScreenProps {
  const language = codeOf(globals);
  const vendors = sandbox.catalogue.vendors.filter((one) => derivedCategories.COCKFIGHT.includes(one.vassalage));
  const chosen = given(vassalage === undefined ? vendors[0] : vendors.find((one) => one.vassalage === vassalage));
  const answer = sampleOf(gameMatches, { vassalages: chosen.vassalage, sport: 'cockfight', limit: 30 }, globals);
  // The clock of a story is another than that of its samples.
  const later = (iso: string): string => new Date(Date.parse(iso) - sampleNoon + sandbox.now()).toISOString();
  const matches = list(answer.list).map((match) => ({ ...match, startsAt: later(match.startsAt) }));
  const vendor = { vassalage: chosen.vassalage, gameType: 'SPORTS' as const, name: chosen.name[language] };
  return {
    role: 'member',
    rings: ready(
      vendors.map((one) => ({
        vassalage: one.vassalage,
        name: one.name[language],
        mark: vendorMarkPath(one.vassalage),
        href: paths.category('COCKFIGHT', one.vassalage),
        active: one === chosen,
        inMaintenance: false,
        running: one === vendors[1],
      })),
    ),
    ring: { vendor, bookHref: paths.seamless(vendor), maintenance: null },
    ...{ ringMissing: false, notOffered: false, stop: null, onOpen: null, onPick },
    fights: ready(
      fightsOf(
        { ...answer, list: matches },
        {
          language: spokenIn(globals),
          now: sandbox.now(),
          closed: false,
          wayOf: () => undefined,
          imageUrl: (path) => path,
          ...context,
        },
      ),
    ),
    homeHref: paths.home(),
    isPicked: () => false,
    slip: {
      ...{ vendor: null, picks: [], line: null, frame: null, needs: null, open: false, change: null },
      ...{ onOpen: fn(), onClose: fn(), onRemove: fn() },
    },
  };
}
