/** The selected stake among those on offer. */
export interface StakeChoice {
  /** The selected stake as a decimal amount. */
  current(): string;
  /** Moves one step down (-1) or up (1); stays at the ends. */
  step(by: -1 | 1): void;
  /** Reports the selected stake again. */
  show(): void;
}

/** Creates the stake selection. It starts at the first stake of at least one baht, never at a large one. */
export function createStakeChoice(stakes: readonly string[], onChange: (index: number) => void): StakeChoice {
  const firstWholeBaht = stakes.findIndex((stake) => !stake.startsWith('0.'));
  let index = Math.max(0, firstWholeBaht);
  onChange(index);
  return {
    current: () => stakes[index] ?? '',
    step(by) {
      const next = Math.min(stakes.length - 1, Math.max(0, index + by));
      if (next !== index) onChange((index = next));
    },
    show: () => onChange(index),
  };
}
