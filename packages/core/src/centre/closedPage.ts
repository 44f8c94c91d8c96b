/** Why a page of a centre does not open (MEM-04c). */
export type ClosedPage<Page extends string> =
  /** The player takes a break until a moment (ISO), or for good: null. */
  | { readonly reason: 'break'; readonly page: Page; readonly until: string | null }
  /** The operator has switched it off. */
  | { readonly reason: 'off'; readonly page: Page }
  /** It is offered, and this account lacks what it is about. */
  | { readonly reason: 'account'; readonly page: Page }
  /** There is no page of this name. */
  | { readonly reason: 'unknown' };

/**
 * Returns why a requested page is not among the offered ones. The operator's switch comes first: the end of a break does
 * not open what is switched off.
 * @param requested the name that the URL has
 * @param pages every page of the centre
 */
export function closedPage<Page extends string>(
  requested: string,
  pages: readonly Page[],
  {
    isOn,
    rest = null,
    stops = () => false,
  }: {
    isOn: (page: Page) => boolean;
    /** The running break; null for none. @default null */
    rest?: { readonly until: string | null } | null;
    /** Whether a break closes a page. @default none */
    stops?: (page: Page) => boolean;
  },
): ClosedPage<Page> {
  const page = pages.find((one) => one === requested);
  if (page === undefined) return { reason: 'unknown' };
  if (!isOn(page)) return { reason: 'off', page };
  if (rest !== null && stops(page)) return { reason: 'break', page, until: rest.until };
  return { reason: 'account', page };
}
