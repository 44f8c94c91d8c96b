import type { Random } from '#demo/art/random.ts';
import { marked } from '../texts/wholeWords.ts';
import type { CatalogueGame, Classification } from './catalogue.types.ts';
import { type NameGiver, createNameGiver } from './names.ts';
import { slotVendors } from './vendors.ts';

/** The number of slot games. */
export const gameCount = 10_000;
/** The number of hot slot games. */
export const hotCount = 30;
const firstNodeId = 100_001;

// The classification of every hundred games.
const classificationShares: readonly (readonly [Classification, number])[] = [
  ['SLOT', 80],
  ['TABLE', 6],
  ['ARCADE', 7],
  ['VIDEOPOKER', 3],
  ['SCRATCH', 4],
];

// Minimum bets in satang, of every hundred games. Each value that the list can be filtered by is common.
const minBetShares: readonly (readonly [number, number])[] = [
  [1, 14],
  [2, 8],
  [5, 16],
  [10, 20],
  [20, 8],
  [25, 6],
  [50, 14],
  [75, 6],
  [100, 8],
];

/** All slot games in list order: hot ones first, then the others shuffled. */
export function seedGames(random: Random): readonly CatalogueGame[] {
  const names = createNameGiver(random);
  const counts = shareOut(gameCount);
  const games: CatalogueGame[] = [];
  slotVendors.forEach((vendor, at) => {
    for (let number = 1; number <= (counts[at] ?? 0); number += 1) {
      games.push(seedGame(random, names, vendor, firstNodeId + games.length, number));
    }
  });
  const mixed = random.shuffle(games);
  const hot = pickHot(mixed);
  return [...hot, ...mixed.filter((game) => !hot.some(({ nodeId }) => nodeId === game.nodeId))];
}

type SlotVendor = (typeof slotVendors)[number];

function seedGame(random: Random, names: NameGiver, vendor: SlotVendor, nodeId: number, number: number): CatalogueGame {
  const motif = random.pick(vendor.motifs);
  const classification = pickShare(random, classificationShares);
  const name = names.next(motif, classification);
  return {
    nodeId,
    vassalage: vendor.vassalage,
    gameType: 'RNG',
    gameCode: `${vendor.vassalage}-${String(number).padStart(4, '0')}`,
    name: marked(name),
    title: name.en,
    classification,
    motif,
    isHot: false,
    isGame: true,
    minBetSatang: pickShare(random, minBetShares),
  };
}

/** A few slots of each hot vendor. */
function pickHot(games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  const vendors = slotVendors.filter(({ isHot }) => isHot);
  const each = Math.ceil(hotCount / vendors.length);
  const perVendor = vendors.map(({ vassalage }) =>
    games.filter((game) => game.vassalage === vassalage && game.classification === 'SLOT').slice(0, each),
  );
  const taken: CatalogueGame[] = [];
  for (let row = 0; row < each; row += 1) {
    for (const list of perVendor) {
      const game = list[row];
      if (game && taken.length < hotCount) taken.push({ ...game, isHot: true });
    }
  }
  return taken;
}

/** Divides a total by the vendors' shares. The first gets the remainder. */
function shareOut(total: number): readonly number[] {
  const shares = slotVendors.map(({ share }) => share);
  const sum = shares.reduce((all, share) => all + share, 0);
  const counts = shares.map((share) => Math.floor((total * share) / sum));
  const rest = total - counts.reduce((all, count) => all + count, 0);
  return counts.map((count, at) => (at === 0 ? count + rest : count));
}

function pickShare<Value>(random: Random, shares: readonly (readonly [Value, number])[]): Value {
  const sum = shares.reduce((all, [, share]) => all + share, 0);
  let left = random.next() * sum;
  for (const [value, share] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  throw new RangeError('there are no shares');
}
