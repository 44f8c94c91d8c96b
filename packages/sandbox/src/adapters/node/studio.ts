import { studioHeaders } from '../securityHeaders.ts';
import { createStaticSite } from './staticSite.ts';

/** Where the demonstration serves the theme studio. */
export const studioPath = '/theme-studio/';

/** Serves the built theme studio below `studioPath`. */
export function createStudio(root: string) {
  const files = createStaticSite(root, () => studioHeaders());
  return {
    owns: (path: string): boolean => path === studioPath.slice(0, -1) || path.startsWith(studioPath),
    async answer(request: Request): Promise<Response | undefined> {
      const url = new URL(request.url);
      if (!url.pathname.startsWith(studioPath)) return Response.redirect(new URL(studioPath, url), 302);
      url.pathname = url.pathname.slice(studioPath.length - 1);
      return files.answer(new Request(url, request));
    },
  };
}

/** Whether a page is requested for a frame of a page of the same origin, such as the studio's. */
export const isForOwnFrame = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Dest') === 'iframe' && headers.get('Sec-Fetch-Site') === 'same-origin';
