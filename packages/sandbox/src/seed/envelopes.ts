/** A rain that comes every day. */
export interface RainSettings {
  /** The minute of the day in Thailand at which it begins. */
  readonly minuteOfDay: number;
  readonly minutes: number;
  readonly potSatang: number;
  readonly pieces: number;
  readonly minSatang: number;
  readonly wagerTimes: number;
  /** The pieces that players outside the sandbox take. */
  readonly crowd: number;
}

/** What the operator decides about red envelopes (GEN-04g, LCK-01). */
export interface EnvelopeSettings {
  /** By time of the day. Empty for an operator without rains. */
  readonly rains: readonly RainSettings[];
}

const rain = { minutes: 30, potSatang: 500_000, pieces: 200, minSatang: 500, wagerTimes: 0, crowd: 150 } as const;

export const envelopes: EnvelopeSettings = {
  rains: [
    { ...rain, minuteOfDay: 13 * 60 },
    { ...rain, minuteOfDay: 20 * 60, potSatang: 1_000_000 },
  ],
};
