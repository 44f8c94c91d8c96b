import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import en from '#locales/en/envelopes.json';
import th from '#locales/th/envelopes.json';
import { hourMs } from '#text/durations.ts';
import type { EnvelopesScreenProps, EnvelopeView } from './envelopes.types.ts';

type Globals = { readonly language?: unknown };
const isEnglish = ({ language }: Globals): boolean => language === 'en';
export const messagesOf = (globals: Globals) => (isEnglish(globals) ? en : th);

/** 4 March 2026, noon in Bangkok. */
export const noon = Date.parse('2026-03-04T05:00:00Z');

/** A personal envelope that can be opened and binds nothing. */
export const sampleEnvelope = (change: Partial<EnvelopeView> = {}): EnvelopeView => ({
  id: 'gift',
  kind: 'personal',
  title: 'Gift',
  text: '',
  opensAt: noon - hourMs,
  endsAt: noon + 72 * hourMs,
  left: null,
  wagerTimes: 0,
  state: 'open',
  amount: null,
  requirement: null,
  openedAt: null,
  reference: null,
  ...change,
});

/** The rain of the day, at one o'clock, in a state. */
export const sampleRain = (globals: Globals, change: Partial<EnvelopeView> = {}): EnvelopeView =>
  sampleEnvelope({
    id: 'rain',
    kind: 'rain',
    title: isEnglish(globals) ? 'Red envelope rain' : 'ฝนอั่งเปา',
    text: isEnglish(globals) ? 'One envelope each, while they last.' : 'เปิดได้คนละหนึ่งซอง จนกว่าจะหมด',
    state: 'soon',
    opensAt: noon + hourMs,
    endsAt: noon + 1.5 * hourMs,
    left: 200,
    ...change,
  });

/** The rain that is on: twenty minutes are left. */
export const openRain = (globals: Globals): EnvelopeView =>
  sampleRain(globals, { state: 'open', opensAt: noon - hourMs / 6, endsAt: noon + hourMs / 3, left: 92 });

/** Two envelopes that wait, one that was opened, and one that has ended. */
export const sampleEnvelopes = (globals: Globals): readonly EnvelopeView[] => {
  const [gift, promotion, day, welcome] = isEnglish(globals)
    ? ['Loy Krathong envelope', 'Songkran promotion envelope', 'Father’s Day envelope', 'Opening day envelope']
    : ['อั่งเปาลอยกระทง', 'อั่งเปาจากโปรโมชันสงกรานต์', 'อั่งเปาวันพ่อ', 'อั่งเปาวันเปิดเว็บ'];
  const text = isEnglish(globals) ? 'A gift from all of us.' : 'ของขวัญจากเว็บของเรา';
  return [
    sampleEnvelope({ id: 'gift', title: gift, text }),
    sampleEnvelope({ id: 'promotion', title: promotion, text, wagerTimes: 1 }),
    sampleEnvelope({
      id: 'opened',
      title: day,
      state: 'opened',
      amount: '88.88',
      openedAt: noon - 20 * hourMs,
      reference: 'E23456789',
    }),
    sampleEnvelope({ id: 'missed', title: welcome, state: 'missed', endsAt: noon - 40 * hourMs }),
  ];
};

/** The last openings; the second is the player's own. */
export const sampleBoard = {
  list: [
    { nickname: 'so***i', amount: '31.25', at: '2026-03-04T04:59:20Z', own: false },
    { nickname: 'de***o', amount: '24.10', at: '2026-03-04T04:58:51Z', own: true },
    { nickname: 'ฟ้***ง', amount: '7.75', at: '2026-03-04T04:57:02Z', own: false },
    { nickname: 'ma***8', amount: '42.00', at: '2026-03-04T04:55:40Z', own: false },
  ],
  opened: 108,
  pieces: 200,
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
