import { createRandom } from '#demo/art/random.ts';
import { dayMs, hourMs, minuteMs } from '#text/durations.ts';
import type { LocalText } from '../language.ts';
import { marked } from '../texts/wholeWords.ts';
import { type Side, type Sport, sidesOf } from './matchSides.ts';
import { derivedCategories, vendors } from './vendors.ts';

/** Thailand is at UTC+7 all year. */
const bangkokMs = 7 * hourMs;

/** How long an ended match stays listed with its result. */
const shownAfterMs = 10 * minuteMs;

/** A competition as a league of the list; the same at every vendor that lists it. */
export interface League {
  readonly id: string;
  readonly colours: readonly [string, string];
}

/** A competition. Its matches start at fixed intervals, so a number identifies each of them. */
interface Lane {
  readonly key: string;
  readonly sport: Sport;
  readonly competition: LocalText;
  readonly colours: League['colours'];
  readonly everyMs: number;
  readonly lastsMs: number;
  /** From midnight in Bangkok on 1970-01-01. */
  readonly offsetMs: number;
  /** How many upcoming matches are listed. */
  readonly ahead: number;
  /** The interval in which a price moves once before a match, at any moment of it. */
  readonly priceStepMs: number;
}

/** A match as announced, the same for all players of a sandbox. Times are ms since the epoch. */
export interface Match {
  readonly id: string;
  readonly vassalage: string;
  readonly sport: Sport;
  readonly competition: LocalText;
  readonly league: League;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly home: Side;
  readonly away: Side;
  readonly priceStepMs: number;
}

type LaneRow = readonly [key: string, sport: Sport, en: string, th: string, colours: League['colours']];

/** Matches that start every three minutes and last four, so that one always ends soon. */
const short = ([key, sport, en, th, colours]: LaneRow): Lane => ({
  ...{ key, sport, competition: marked({ en, th }), colours },
  ...{ everyMs: 3 * minuteMs, lastsMs: 4 * minuteMs, offsetMs: 0, ahead: 4, priceStepMs: 40_000 },
});

/** Matches at fixed intervals around the clock. */
const long = (
  [key, sport, en, th, colours]: LaneRow,
  everyMinutes: number,
  lastsMinutes: number,
  offset: number,
): Lane => ({
  ...{ key, sport, competition: marked({ en, th }), colours },
  ...{ everyMs: everyMinutes * minuteMs, lastsMs: lastsMinutes * minuteMs, offsetMs: offset * minuteMs },
  ...{ ahead: 2, priceStepMs: 5 * minuteMs },
});

/** One match a day at an hour of Bangkok, so that some matches are always tomorrow. */
const daily = ([key, sport, en, th, colours]: LaneRow, hour: number, lastsMinutes: number): Lane => ({
  ...{ key, sport, competition: marked({ en, th }), colours },
  ...{ everyMs: 24 * hourMs, lastsMs: lastsMinutes * minuteMs, offsetMs: hour * hourMs },
  ...{ ahead: 2, priceStepMs: 20 * minuteMs },
});

const sportsLanes: readonly Lane[] = [
  short(['q', 'football', 'Four-Minute Fives', 'ฟุตบอลห้าคน 4 นาที', ['#b3202e', '#f4efe6']]),
  long(['b', 'basketball', 'Harbour Hoops', 'บาสเกตบอลชิงท่าเรือ', ['#1f6f8b', '#f0b429']], 40, 55, 12),
  long(['v', 'volleyball', 'Palm Court Series', 'วอลเลย์บอลลานปาล์ม', ['#2e7d4f', '#f7f4e9']], 50, 60, 25),
  long(['t', 'takraw', 'Rattan Ring', 'ตะกร้อห่วงหวาย', ['#a8552f', '#f3d9a4']], 60, 45, 38),
  daily(['e', 'football', 'Monsoon Premier', 'มรสุมพรีเมียร์', ['#2b4fb8', '#f4f7ff']], 19, 105),
  daily(['n', 'football', 'Monsoon Premier', 'มรสุมพรีเมียร์', ['#2b4fb8', '#f4f7ff']], 21.5, 105),
  daily(['s', 'badminton', 'Feather Cup', 'แบดมินตันขนนกทองคัพ', ['#c99a2e', '#26344f']], 14, 70),
];

const esportsLanes: readonly Lane[] = [
  short(['q', 'esports', 'Grid Rivals – Sprint', 'กริด ไรวัลส์ รอบสปรินต์', ['#6a2be0', '#3ddc84']]),
  long(['a', 'esports', 'Skylane Arena', 'สกายเลน อารีนา', ['#2f9bff', '#1f2c4d']], 40, 50, 9),
  long(['r', 'esports', 'Rune Harbour League', 'รูน ฮาร์เบอร์ ลีก', ['#2bd4b4', '#27306e']], 70, 60, 31),
  daily(['e', 'esports', 'Skylane Arena Masters', 'สกายเลน อารีนา มาสเตอร์ส', ['#2f9bff', '#f0b429']], 20, 90),
];

const cockfightLanes: readonly Lane[] = [
  short(['q', 'cockfight', 'Short bouts', 'คู่เร็ว', ['#d9622b', '#f4e3c8']]),
  long(['m', 'cockfight', 'Ring of the day', 'สังเวียนประจำวัน', ['#8a2f3d', '#e3a62f']], 30, 20, 14),
  daily(['e', 'cockfight', 'Evening card', 'คู่เอกรอบค่ำ', ['#4a2c6d', '#e3a62f']], 18, 25),
];

/** The kind of matches of a vendor; undefined for other vendors than SPORTS. Two kinds are derived (NAV-07). */
export function kindOf(vassalage: string): 'sports' | 'esports' | 'cockfight' | undefined {
  if (derivedCategories.ESPORTS.includes(vassalage)) return 'esports';
  if (derivedCategories.COCKFIGHT.includes(vassalage)) return 'cockfight';
  return sportsVendors.has(vassalage) ? 'sports' : undefined;
}

const sportsVendors: ReadonlySet<string> = new Set(
  vendors.filter(({ gameType }) => gameType === 'SPORTS').map(({ vassalage }) => vassalage),
);

function lanesOf(vassalage: string): readonly Lane[] {
  const kind = kindOf(vassalage);
  if (kind === undefined) return [];
  return { sports: sportsLanes, esports: esportsLanes, cockfight: cockfightLanes }[kind];
}

/**
 * The matches of a vendor that are listed at `now`: just ended, live and upcoming, by start. Computed from seed and clock;
 * nothing is stored.
 */
export function matchesOf(seed: number, vassalage: string, now: number): readonly Match[] {
  return lanesOf(vassalage)
    .flatMap((lane) => {
      const next = Math.floor((now + bangkokMs - lane.offsetMs) / lane.everyMs) + 1;
      const before = Math.ceil((lane.lastsMs + shownAfterMs) / lane.everyMs);
      return Array.from({ length: before + lane.ahead }, (_, at) =>
        makeMatch(seed, vassalage, lane, next - before + at),
      );
    })
    .filter(({ endsAt }) => endsAt + shownAfterMs > now)
    .toSorted((one, other) => one.startsAt - other.startsAt);
}

/** The matches of a vendor that are over at `now`, the last ones of each of its competitions, the newest first. */
export function endedMatchesOf(seed: number, vassalage: string, now: number, each: number): readonly Match[] {
  return lanesOf(vassalage)
    .flatMap((lane) => {
      const last = Math.floor((now + bangkokMs - lane.offsetMs - lane.lastsMs) / lane.everyMs);
      return Array.from({ length: each }, (_, at) => makeMatch(seed, vassalage, lane, last - at));
    })
    .toSorted((one, other) => other.endsAt - one.endsAt);
}

/** Which match of its day in Bangkok it is at its vendor, from 1. Those that start together have the order of their competitions. */
export function numberInDay({ vassalage, id, startsAt }: Match): number {
  const lanes = lanesOf(vassalage);
  const own = lanes.findIndex(({ key }) => id.startsWith(`${vassalage}-${key}-`));
  return startsInDay(vassalage, startsAt, (place) => startsAt - (place > own ? 1 : 0));
}

/** How many matches a vendor has on a day in Bangkok, begun or not. */
export const matchesInDay = (vassalage: string, day: number): number =>
  startsInDay(vassalage, day, () => midnightOf(day) + dayMs - 1);

/** The last midnight in Bangkok. */
const midnightOf = (at: number): number => at - ((at + bangkokMs) % dayMs);

/** How many matches begin from midnight of a day until a moment, which each competition has by its place. */
function startsInDay(vassalage: string, day: number, untilOf: (place: number) => number): number {
  const counts = lanesOf(vassalage).map(({ everyMs, offsetMs }, place) => {
    const from = midnightOf(day) + bangkokMs - offsetMs;
    return Math.floor((untilOf(place) + bangkokMs - offsetMs) / everyMs) - Math.ceil(from / everyMs) + 1;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Finds a match by its id, at any time; undefined for an unknown id. */
export function matchNamed(seed: number, id: string): Match | undefined {
  const [, vassalage = '', key, number = ''] = /^(\w+)-([a-z])-(\d{1,9})$/.exec(id) ?? [];
  const lane = lanesOf(vassalage).find((known) => known.key === key);
  return lane && makeMatch(seed, vassalage, lane, Number(number));
}

function makeMatch(seed: number, vassalage: string, lane: Lane, number: number): Match {
  const [home, away] = meeting(seed, `${vassalage}-${lane.key}`, sidesOf[lane.sport], number);
  const startsAt = number * lane.everyMs + lane.offsetMs - bangkokMs;
  const { sport, competition, colours, priceStepMs } = lane;
  return {
    id: `${vassalage}-${lane.key}-${number}`,
    ...{ vassalage, sport, competition, home, away, priceStepMs, startsAt },
    // Two lanes of one name are one league.
    league: { id: competition.en.toLowerCase().replaceAll(/\W+/g, '-'), colours },
    endsAt: startsAt + lane.lastsMs,
  };
}

/** The sidebar of a match. Every side plays once per round, in an order that the seed decides. */
function meeting(seed: number, lane: string, all: readonly Side[], number: number): readonly [Side, Side] {
  const pairs = all.length / 2;
  const order = createRandom(seed, `${lane} round ${Math.floor(number / pairs)}`).shuffle(all);
  const at = 2 * (number % pairs);
  const [home, away] = [order[at], order[at + 1]];
  if (!home || !away) throw new Error(`${lane}: an odd number of sidebar`);
  return [home, away];
}
