import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';
import { findCookie, namesOfCookie } from '#core/data/cookies.ts';

/** The language in the cookie that the language switch sets. */
export function languageOf(request: Request): OfferedLanguage | undefined {
  const chosen = cookieOf(request, 'lang');
  return offeredLanguages.find((language) => language === chosen);
}

/** A cookie that a document depends on; the one with the prefix of the host counts before the other. */
export const cookieOf = (request: Request, name: 'lang' | 'theme'): string | undefined =>
  namesOfCookie(name)
    .map((each) => findCookie(request.headers.get('Cookie') ?? '', each))
    .find((value) => value !== null) ?? undefined;
