import type { GameMessage, SlipMessage } from '#api/gameMessages.ts';
import type { SlipPick } from '#api/slipPicks.ts';
import { lineNamed, lineText } from './picks.ts';
import type { PickAnswer } from './server/messages.ts';

// The slip in a frame beside the site's list of matches: it holds the picks that were made there, and reports its line.

/** A pick with the price that the player saw. */
export interface SeenPick {
  readonly pick: PickAnswer;
  readonly seen: string;
}

const outcomes: Readonly<Record<PickAnswer['kind'], readonly PickAnswer['outcome'][]>> = {
  ...{ '1x2': ['home', 'draw', 'away'], handicap: ['home', 'away'], total: ['over', 'under'] },
};

/** Reads picks of the site, from its address or a message. Leaves out what is none. */
function readPicks(input: unknown): SeenPick[] {
  return (Array.isArray(input) ? (input as Partial<Record<keyof SlipPick, unknown>>[]) : []).flatMap((each) => {
    const { matchId, market, line, outcome, price } = each ?? {};
    const kind = (Object.keys(outcomes) as PickAnswer['kind'][]).find((known) => known === market);
    const id = kind && outcomes[kind].find((known) => known === outcome);
    const quarters = line === undefined ? null : typeof line === 'string' ? lineNamed(line) : undefined;
    if (typeof matchId !== 'string' || typeof price !== 'string' || !/^\d{1,4}\.\d\d$/.test(price)) return [];
    if (kind === undefined || id === undefined || quarters === undefined) return [];
    return [{ pick: { matchId, kind, line: quarters, outcome: id }, seen: price }];
  });
}

/** Writes a pick for the site. */
export const writePick = ({ pick, seen }: SeenPick): SlipPick => ({
  ...{ matchId: pick.matchId, market: pick.kind, outcome: pick.outcome, price: seen },
  ...(pick.line !== null && { line: lineText(pick.line, pick.kind === 'handicap') }),
});

/** Reads the picks of the address; none for what cannot be read. */
export function picksOfAddress(text: string | null): SeenPick[] {
  try {
    return readPicks(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** The origin of the site, by the address that the game leads back to; undefined when there is none. */
export const siteOriginOf = (back: string | null): string | undefined =>
  back !== null && URL.canParse(back, location.href) ? new URL(back, location.href).origin : undefined;

/** The largest text of a report. */
const longest = 200;

/** Connects the slip with the site around its frame: both ways with the window and the origin of the site only. */
export function connectSite(origin: string | undefined, onPicks: (picks: SeenPick[]) => void) {
  let reported = '';
  addEventListener('message', ({ source, origin: from, data }: MessageEvent) => {
    if (source !== window.parent || from !== origin) return;
    const message = data as Partial<SlipMessage> | null;
    if (message?.type === 'site' && message.event === 'slip') onPicks(readPicks(message.picks));
  });
  return {
    /** Reports what the slip says. Nothing for what was reported before. */
    report(slip: NonNullable<GameMessage['slip']>): void {
      if (origin === undefined) return;
      const cut = (text: string): string => text.slice(0, longest);
      const { count, label, price, stake, returns, picks } = slip;
      const line = {
        count: cut(count),
        label: cut(label),
        price: cut(price),
        stake: cut(stake),
        returns: cut(returns),
      };
      const message: GameMessage = { type: 'game', event: 'slip', slip: { ...line, picks } };
      const text = JSON.stringify(message);
      if (text === reported) return;
      reported = text;
      window.parent.postMessage(message, origin);
    },
  };
}
