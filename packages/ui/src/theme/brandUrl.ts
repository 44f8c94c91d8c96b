import { isAllowedHost } from './allowedHost.ts';

/** The formats of pictures that every browser of the players shows. */
export const pictureFiles = ['svg', 'png', 'webp', 'avif', 'jpg', 'ico'] as const;

/** Stands for the site's own origin, which is unknown where a file is checked before it is served. */
const site = 'https://site.invalid';

/**
 * Says what is wrong with the URL of a picture or font of a brand, as a sentence; undefined for a good one. Judges the
 * resolved URL: dots, backslashes and tabs change while a URL is resolved.
 * @param hosts of other servers that the URL may name, over https
 */
export function brandUrlProblem(
  value: unknown,
  endings: readonly string[],
  hosts: readonly string[] = [],
): string | undefined {
  if (typeof value !== 'string' || value.length > 300 || !URL.canParse(value, site))
    return `${JSON.stringify(value)?.slice(0, 80)} is not a path such as /brand/file.${endings[0]}.`;
  const url = new URL(value, site);
  const shown = JSON.stringify(value.slice(0, 80));
  if (url.origin === site) {
    if (!/^\/[^/\\]/.test(value) || url.pathname.startsWith('//')) return `${shown} does not begin with one slash.`;
  } else if (url.protocol !== 'https:' || url.username + url.password !== '') {
    return `${shown} is neither a path of the site nor an https URL.`;
  } else if (!isAllowedHost(url.host, hosts)) {
    return hosts.length === 0
      ? `${shown} is on another host; write a path of the site, or list the host in imageHosts if it is a picture.`
      : `${shown} is not on ${hosts.join(', ')}.`;
  }
  const ending = /\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
  return endings.includes(ending) ? undefined : `${shown} does not end in .${endings.join(' or .')}.`;
}
