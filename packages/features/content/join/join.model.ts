import { readText } from '#text/readText.ts';
/** The code of an invitation, and what kind of code the link says that it is. */
export interface LinkCode {
  readonly code: string;
  readonly kind: 'referralCode' | 'affiliateCode';
}

/**
 * Reads the code of an invitation: `?referralCode=` of a member, `?code=` or `?affiliateCode=` of an agent. The sign-up takes
 * either kind as either, so that a link that names the wrong one still works.
 * @returns null for none
 */
export function codeOf(query: URLSearchParams): LinkCode | null {
  const named = (name: string): string => readText(query.get(name) ?? '');
  const referralCode = named('referralCode');
  if (referralCode !== '') return { code: referralCode, kind: 'referralCode' };
  const code = named('code') || named('affiliateCode');
  return code === '' ? null : { code, kind: 'affiliateCode' };
}
