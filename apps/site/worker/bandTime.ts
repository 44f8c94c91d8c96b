/**
 * How the band words the moment of a document: by its time, or with its day where that is another one.
 * @param locale the BCP 47 tag of a language
 */
export function bandTime(since: number, now: number, locale: string, timeZone: string): string {
  const day = { day: 'numeric', month: 'short' } as const;
  const word = (time: number, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { ...options, timeZone }).format(time);
  return word(since, {
    ...(word(since, day) !== word(now, day) && day),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}
