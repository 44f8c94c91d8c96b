import { routeOf } from '#core/routing/routes.ts';

/** Whether a page is one of the bottom bar, from which the installed app needs no way back. */
export const isTab = (pathname: string): boolean =>
  ['home', 'agentHome', 'promotions'].includes(routeOf(pathname) ?? '');
