import type { Game } from '#api/games.ts';

/** What the palette remembers while the page is open. */
export interface PaletteState {
  readonly open: boolean;
  /** It has been open on this page. */
  readonly everOpen: boolean;
  readonly text: string;
  readonly recent: readonly string[];
  /** Games that have been loaded already. Read when it opens and when the hot games arrive, so that no suggestion moves. */
  readonly games: readonly Game[];
  /** Whether the hot games are among them. */
  readonly hasHot: boolean;
  /** The player is choosing: what is listed stays. */
  readonly pointing: boolean;
}

export type PaletteEvent =
  | { readonly type: 'opened'; readonly recent: readonly string[]; readonly games: readonly Game[] }
  | { readonly type: 'closed' }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'pointed'; readonly pointing: boolean }
  /** The hot games have arrived or gone. */
  | { readonly type: 'hotChanged'; readonly hasHot: boolean; readonly games: readonly Game[] }
  /** The list of recent searches is another one. */
  | { readonly type: 'searched'; readonly recent: readonly string[] };

export function reducePalette(state: PaletteState, event: PaletteEvent): PaletteState {
  switch (event.type) {
    case 'opened':
      return {
        ...state,
        open: true,
        everOpen: true,
        text: '',
        pointing: false,
        recent: event.recent,
        games: event.games,
      };
    case 'closed':
      return { ...state, open: false };
    case 'typed':
      return { ...state, text: event.text };
    case 'pointed':
      return { ...state, pointing: event.pointing };
    case 'hotChanged':
      return { ...state, hasHot: event.hasHot, games: state.open ? event.games : state.games };
    case 'searched':
      return { ...state, recent: event.recent };
  }
}
