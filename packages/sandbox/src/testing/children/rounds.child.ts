/** Plays rounds endlessly on the database in the given folder and prints each one after it was acknowledged. */
import { createSandbox } from '../../createSandbox.ts';
import { placeRound } from '../../money/rounds.ts';
import { memberIdOf } from '../../seed/members.ts';
import { openGame } from '../../seed/openGame.ts';
import { openDatabase } from '../../store/persistence.ts';

const database = openDatabase(process.argv[2] ?? '');
const sandbox = createSandbox({ rows: database.rows(), persist: (changes) => database.persist(changes) });
openGame(sandbox, memberIdOf('demo'), 'token');
for (let number = 1; ; number += 1) {
  const round = placeRound(sandbox, {
    launchToken: 'token',
    roundId: `round-${number}`,
    stakeSatang: 100,
    decide: () => ({ winSatang: (number % 3) * 100, outcome: number }),
  });
  if (!round.ok) throw new Error(round.error.code);
  // Writing to a pipe is synchronous: the reader gets the line even if the process is killed right after.
  process.stdout.write(`${number} ${round.value.balanceSatang}\n`);
}
