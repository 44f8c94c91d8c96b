import { expect, it } from 'vitest';
import type { Game } from '#api/games.ts';
import { type PaletteState, reducePalette } from './palette.reducer.ts';

const games = (id: number) => [{ nodeId: id } as unknown as Game];
const closed: PaletteState = {
  open: false,
  everOpen: false,
  text: '',
  recent: [],
  games: [],
  hasHot: false,
  pointing: false,
};

it('opens empty, with the searches and games of now', () => {
  const left = { ...closed, everOpen: true, text: 'fish', pointing: true, recent: ['old'], games: games(1) };
  expect(reducePalette(left, { type: 'opened', recent: ['new'], games: games(2) })).toEqual({
    ...closed,
    open: true,
    everOpen: true,
    recent: ['new'],
    games: games(2),
  });
});

it('keeps its text while it closes, for the exit animation', () => {
  const open = { ...closed, open: true, everOpen: true, text: 'fish', games: games(1) };
  expect(reducePalette(open, { type: 'closed' })).toEqual({ ...open, open: false });
});

it('takes the hot games when they arrive, while it is open', () => {
  const arrived = { type: 'hotChanged', hasHot: true, games: games(2) } as const;
  const open = { ...closed, open: true, games: games(1) };
  expect(reducePalette(open, arrived)).toEqual({ ...open, hasHot: true, games: games(2) });
  expect(reducePalette({ ...closed, games: games(1) }, arrived)).toEqual({ ...closed, hasHot: true, games: games(1) });
});
