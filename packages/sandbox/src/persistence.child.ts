/** Plays rounds without end on the database in the folder given, and says of each one when it was acknowledged. */
import { openDatabase } from './persistence.ts';
import { openGame } from './playing.ts';
import { placeRound } from './rounds.ts';
import { memberIdOf } from './seed/members.ts';
import { createWorld } from './world.ts';

const database = openDatabase(process.argv[2] ?? '');
const world = createWorld({ rows: database.rows(), persist: (changes) => database.persist(changes) });
openGame(world, memberIdOf('demo'), 'token');
for (let number = 1; ; number += 1) {
  const round = placeRound(world, {
    launchToken: 'token',
    roundId: `round-${number}`,
    stakeSatang: 100,
    decide: () => ({ winSatang: (number % 3) * 100, outcome: number }),
  });
  if (!round.ok) throw new Error(round.error.code);
  // Into a pipe this is synchronous: what was said is with the reader, even if the next instruction never runs.
  process.stdout.write(`${number} ${round.value.balanceSatang}\n`);
}
