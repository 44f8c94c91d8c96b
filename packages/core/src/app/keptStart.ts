import { type Platform, type PlatformOptions, createPlatform } from '../data/platform.tsx';
import { answered, keptAt } from './keptDocument.ts';

// Loaded by documents that the worker gives, and therefore one of its files.

/**
 * Creates the services of a site whose document is of an earlier visit, until the first good answer of the platform. Its answers
 * are as old as it is, and known to its player, too: what it says to everyone is all that can be shown.
 */
export function createKeptPlatform(options: PlatformOptions & Pick<Required<PlatformOptions>, 'fetch'>): Platform {
  const at = keptAt() ?? 0;
  const platform = createPlatform({ ...options, fetch: untilAnswered(options.fetch) });
  const token = platform.session.current()?.token;
  const known = platform.known.map((answer) => ({ ...answer, at }));
  const own =
    token === undefined
      ? []
      : known.map(({ key: [id, input], ...rest }) => ({ ...rest, key: [id, input, token] as const }));
  return { ...platform, known: [...known, ...own] };
}

const untilAnswered =
  (ask: typeof fetch): typeof fetch =>
  async (...request) => {
    const answer = await ask(...request);
    if (answer.ok && keptAt() !== null) {
      delete document.documentElement.dataset['offline'];
      dispatchEvent(new Event(answered));
    }
    return answer;
  };
