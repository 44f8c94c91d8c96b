import { removeCookies } from '../data/cookies.ts';
import { trustedScriptUrl } from '../security/trustedScriptUrl.ts';

interface AnalyticsWindow {
  dataLayer?: unknown[];
}

/** The names of Google's cookies. */
export const analyticsCookie = /^_ga(?:_|$)/;

const scriptId = 'analytics';
/** What Google gives out. Anything else would be part of an address. */
const knownId = /^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/;

const disable = (id: string, off: boolean, host: Window): void =>
  void Object.assign(host, { [`ga-disable-${id}`]: off });

/** Loads Google Analytics, once, for a player who has agreed (ENT-06). Reports pages without their query. */
export function startAnalytics(id: string, host: Window = window): void {
  if (!knownId.test(id)) return;
  disable(id, false, host);
  const { document: page, location } = host;
  if (page.getElementById(scriptId) !== null) return;
  const target = host as Window & AnalyticsWindow;
  const layer = (target.dataLayer ??= []);
  // Google's script tells commands from other entries by their type, `Arguments`.
  const gtag = function (..._command: unknown[]): void {
    layer.push(arguments);
  };
  gtag('js', new Date());
  gtag('config', id, { page_location: location.origin + location.pathname });
  const address = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  const script = page.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = trustedScriptUrl('analytics', address, host);
  page.head.append(script);
}

/** Stops it for a player who has withdrawn, and removes its cookies. */
export function stopAnalytics(id: string, host: Window = window): void {
  disable(id, true, host);
  removeCookies((name) => analyticsCookie.test(name), host.document);
}
