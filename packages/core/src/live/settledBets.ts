import { useEffect, useSyncExternalStore } from 'react';
import type { ListedBet } from '#api/records.ts';

/** A bet that has just been settled, with the place at which a list showed it. */
export interface SettledBet {
  readonly bet: ListedBet;
  readonly index: number;
}

let kept: readonly SettledBet[] = [];
let shown: readonly ListedBet[] = [];
const listeners = new Set<() => void>();

let watch: (bets: readonly ListedBet[]) => void = () => {};

/** Calls a function with the bets that the page lists, now and whenever they are others. It replaces the one before. */
export function watchShownBets(watcher: typeof watch): void {
  watch = watcher;
  watch(shown);
}

/** Changes which settled bets the page still lists. */
export function keepSettled(change: (before: readonly SettledBet[]) => readonly SettledBet[]): void {
  kept = change(kept);
  for (const listener of listeners) listener();
}

/** Adds the settled bets that are kept to a list of open ones, each where it stood. @param most how many the list shows */
export function useWithSettled(open: readonly ListedBet[], most: number): readonly ListedBet[] {
  const settled = useSyncExternalStore(subscribe, now, now);
  const bets = withSettled(open, settled, most);
  useEffect(() => {
    shown = bets;
    watch(bets);
    return () => void (shown = []);
  });
  return bets;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const now = () => kept;

/** The list of `useWithSettled`. A settled bet takes the place of its open one. */
export function withSettled(open: readonly ListedBet[], settled: readonly SettledBet[], most: number) {
  const bets = open.filter(({ reference }) => settled.every(({ bet }) => bet.reference !== reference));
  for (const { bet, index } of settled) bets.splice(index, 0, bet);
  return bets.slice(0, most);
}
