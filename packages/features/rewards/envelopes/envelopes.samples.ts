import { redEnvelopeBoard, redEnvelopeList } from '#api/envelopes.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { type Globals, given, sampleNoon, sampleOf } from '#storybook/sampleOf.ts';
import { hourMs } from '#text/durations.ts';
import { toView } from './envelopes.model.ts';
import type { EnvelopesScreenProps, EnvelopeView } from './envelopes.types.ts';

export const noon = sampleNoon;
const played = { scenario: 'played' } as const;
const envelopeOf = (globals: Globals, id: string): EnvelopeView =>
  toView(given(sampleOf(redEnvelopeList, {}, globals, played).list.find((envelope) => envelope.id === id)));

/** A personal envelope that can be opened and binds nothing. */
export const sampleEnvelope = (change: Partial<EnvelopeView> = {}, globals: Globals = {}): EnvelopeView => ({
  ...envelopeOf(globals, 'envelope-gift'),
  id: 'gift',
  ...change,
});

/** The rain of the day, at one o'clock, in a state. */
export const sampleRain = (globals: Globals, change: Partial<EnvelopeView> = {}): EnvelopeView => ({
  ...envelopeOf(globals, 'rain-2026-11-21-1300'),
  id: 'rain',
  ...change,
});

/** The rain that is on: twenty minutes are left. */
export const openRain = (globals: Globals): EnvelopeView =>
  sampleRain(globals, { state: 'open', opensAt: noon - hourMs / 6, endsAt: noon + hourMs / 3, left: 92 });

/** Two envelopes that wait, one that was opened, and one that has ended. */
export const sampleEnvelopes = (globals: Globals): readonly EnvelopeView[] => [
  sampleEnvelope({}, globals),
  envelopeOf(globals, 'envelope-friend'),
  sampleEnvelope(
    { id: 'opened', state: 'opened', amount: '88.88', openedAt: noon - 20 * hourMs, reference: 'E23456789' },
    globals,
  ),
  envelopeOf(globals, 'envelope-ended'),
];

const lastRain = sampleOf(redEnvelopeBoard, { id: 'rain-2026-11-20-2000', count: 4 }, {}, played);
/** The last openings; the second is the player's own. */
export const sampleBoard = {
  list: lastRain.list.map((piece, at) => (at === 1 ? { ...piece, nickname: 'de***o', own: true } : piece)),
  ...{ opened: 108, pieces: 200 },
};

/** Props of the screen with a rain an hour away. */
export const sampleScreen = (globals: Globals): EnvelopesScreenProps => ({
  envelopes: ready([sampleRain(globals), ...sampleEnvelopes(globals)]),
  chosen: null,
  board: null,
  opening: flowIn({ status: 'idle' }),
  balance: null,
  rainClosed: false,
  onChoose: () => {},
  onClose: () => {},
  onOpen: async () => {},
  onRainClosed: () => {},
});
