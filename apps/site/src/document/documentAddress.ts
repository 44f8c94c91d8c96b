import { longestWord, routeQueries } from '#core/routing/routeQueries.ts';
import { routeNamed, routeOf } from '#core/routing/routes.ts';

/** The path that every unknown page is rendered at. */
const unknownPath = '/not-found';

/** Returns the path of a page as the route table writes it, whatever slashes are behind it. */
export function pagePath(pathname: string): string {
  const name = routeOf(pathname);
  if (name === null) return unknownPath;
  const { paths } = routeNamed(name);
  return paths.find((path) => path === pathname) ?? pathname.replace(/\/+$/, '');
}

/**
 * Returns the address that a page is rendered at: its path as the route table writes it, and the parameters that it reads, in
 * the order of the table. Of a parameter that is repeated, pages read the first. Addresses that differ in anything else, such as
 * the marks of a campaign, share one document.
 * @returns null for a value that is longer than any that a page is asked for: such a page is not rendered
 */
export function documentAddress({ origin, pathname, searchParams }: URL): URL | null {
  const address = new URL(pagePath(pathname), origin);
  const name = routeOf(pathname);
  if (name === null) return address;
  for (const [parameter, length] of Object.entries<number>(routeQueries[name] ?? {})) {
    const value = searchParams.get(parameter);
    if (value === null || (length === longestWord && value.length > length)) continue;
    if (value.length > length) return null;
    address.searchParams.set(parameter, value);
  }
  return address;
}
