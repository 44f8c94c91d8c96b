/**
 * Measures the quick search with every game of the catalogue at hand: the processor time from a letter to its options, for each
 * letter of everyday searches, the first time and again. Fails when a letter that is typed again takes longer than a frame.
 */
import { matchLocal, prepareOptions } from '#features/games/commandPalette/matchOptions.ts';
import { gameOptions, optionsIn, wordsIn } from '#features/games/commandPalette/search.testing.ts';

/** ms; 60 frames a second. */
const longestFrame = 16;
const searches = ['หวยฮานอยวันนี้', 'โต๊ะบาคาร่า', 'เปลี่ยนรหัสผ่าน', 'mangkon', 'drgaon', 'กพฟเนื', 'free spins', 'qqqqq'];
/** The median of so many runs. */
const runs = 5;

let failed = false;
for (const language of ['th', 'en'] as const) {
  const local = optionsIn(language, { cached: gameOptions(language) });
  const words = wordsIn(language);
  prepareOptions(local);
  const letters = searches.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  const timeOf = (text: string): number => {
    const before = process.cpuUsage();
    matchLocal(text, local, words);
    return process.cpuUsage(before).user / 1_000;
  };
  const first = letters.map(timeOf);
  const again = letters.map(
    (text) => Array.from({ length: runs }, () => timeOf(text)).toSorted((a, b) => a - b)[2] ?? 0,
  );
  const worst = Math.max(...again);
  failed ||= worst > longestFrame;
  console.log(
    `${language}: ${local.cached.length} games, ${letters.length} letters; worst ${Math.max(...first).toFixed(1)} ms the first time, ${worst.toFixed(1)} ms again (bound ${longestFrame})`,
  );
}
process.exitCode = failed ? 1 : 0;
