/**
 * Sets the clock of the page to Saturday, 21 November 2026, 10:00 in Bangkok, from where it goes on at its usual pace. A
 * platform has hours: a rain of red envelopes at 13:00, draws, the end of a week. A story looks the same whenever it is
 * looked at, and a test does not depend on when it runs.
 */
const begins = Date.UTC(2026, 10, 21, 3);
const behind = Date.now() - begins;
const realNow = Date.now;
const now = (): number => realNow() - behind;

const FixedDate = new Proxy(Date, {
  construct: (target, values: [], self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
  apply: () => new FixedDate().toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
FixedDate.prototype.constructor = FixedDate;
globalThis.Date = FixedDate;
