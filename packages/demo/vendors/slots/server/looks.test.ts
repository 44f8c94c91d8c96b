import { expect, test } from 'vitest';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { gameIconPath, gameSymbol, imageResponse } from '../../../art/images.ts';
import { motifs } from '../../../art/motifs.ts';
import { slotWords } from '../words.ts';
import { symbolsFor } from './looks.ts';
import { strips } from './machine.ts';

const sandbox = createSandbox();
const slots = sandbox.catalogue.games.filter(({ gameType }) => gameType === 'RNG');
/** The drawing alone, without its medallion: on a cover it has another place and size. */
const drawingOf = (symbol: string): string => symbol.replace(/^.*?<g transform="[^"]*">/, '').replace(/<\/g>$/, '');

test.each(motifs)('%s: the wild symbol is what the cover is of, in its drawing', async (motif) => {
  // All of them take eighteen seconds.
  const games = slots.filter((game) => game.motif === motif).slice(0, 8);
  expect(games.length).toBeGreaterThan(3);
  for (const game of games) {
    const cover = await imageResponse(sandbox, 'GET', gameIconPath(game.vassalage, game.nodeId)).text();
    const drawing = drawingOf(gameSymbol(sandbox, game));
    expect(drawing.length, game.title).toBeGreaterThan(100);
    expect(cover.includes(drawing), game.title).toBe(true);
  }
});

test('a motif has as many different symbols as the machine has ranks, each with its words', () => {
  const ranks = Math.max(...strips.flat()) + 1;
  for (const motif of motifs) {
    const symbols = symbolsFor(motif);
    expect(new Set(symbols).size).toBe(ranks);
    const words = symbols.map((symbol) => slotWords.en[symbol]);
    expect(new Set(words).size).toBe(ranks);
  }
});
