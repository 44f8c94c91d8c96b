/** One second, in ms. */
export const secondMs = 1_000;
/** One minute, in ms. */
export const minuteMs = 60 * secondMs;
/** One hour, in ms. */
export const hourMs = 60 * minuteMs;
/** Twenty-four hours, in ms. A calendar day is longer or shorter where clocks change; in Thailand they never do. */
export const dayMs = 24 * hourMs;
