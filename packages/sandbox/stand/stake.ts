/** The stakes on offer and the one that is chosen. */
export interface StakeChoice {
  current(): string;
  /** One step down (-1) or up (1); stays at the ends. */
  step(by: -1 | 1): void;
}

/** Begins with the first stake of one baht or more, so that nobody starts with a large one. */
export function createStakeChoice(stakes: readonly string[], onChange: (index: number) => void): StakeChoice {
  const modest = stakes.findIndex((stake) => !stake.startsWith('0.'));
  let index = Math.max(0, modest);
  onChange(index);
  return {
    current: () => stakes[index] ?? '',
    step(by) {
      const next = Math.min(stakes.length - 1, Math.max(0, index + by));
      if (next !== index) onChange((index = next));
    },
  };
}
