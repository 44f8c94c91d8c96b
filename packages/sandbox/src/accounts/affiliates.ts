import { readText } from '#text/readText.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';

/** Finds the member whose affiliate code is valid under this host. Ignores case and the port. */
export function memberByAffiliateCode(sandbox: Sandbox, code: string, domain: string): Member | undefined {
  const wanted = readText(code).toUpperCase();
  const host = domain.trim().toLowerCase().replace(/:\d+$/, '');
  for (const [, member] of sandbox.store.entries('members')) {
    if (member.affiliate?.code !== wanted) continue;
    return (member.affiliate.domain ?? host) === host ? member : undefined;
  }
  return undefined;
}
