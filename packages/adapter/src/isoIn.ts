/**
 * Reads moments that a platform writes without an offset, in its own time zone: `isoIn('Asia/Bangkok')('2026-01-31 18:00')`
 * is `'2026-01-31T11:00:00.000Z'`. A text with an offset keeps it. In the hour that occurs twice, the first.
 * @throws RangeError for what is no moment
 */
export function isoIn(zone: string): (moment: string) => string {
  const inZone = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetAt = (at: number): string => /GMT([+-]\d\d:\d\d)/.exec(inZone.format(at))?.[1] ?? '+00:00';
  return (moment) => {
    const text = moment.trim().replace(' ', 'T');
    if (/(Z|[+-]\d\d:?\d\d)$/i.test(text.slice(10))) return new Date(text).toISOString();
    const local = text.length === 10 ? `${text}T00:00` : text;
    // The offset of the day before may still be another; the one that leads back to itself is right.
    const around = [-1, 0, 1].map((days) => offsetAt(Date.parse(`${local}Z`) + days * 86_400_000));
    const found = around.find((offset) => offsetAt(Date.parse(local + offset)) === offset) ?? around[1] ?? '';
    return new Date(local + found).toISOString();
  };
}
