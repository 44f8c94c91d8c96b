import type * as contract from '#api/account.ts';
import { ok } from '#api/errors.ts';
import type { Member } from '../rows.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';

/** REG-09. */
export const affiliateCheck: Handler<typeof contract.affiliateCheck> = ({ world }, { code, domain }) =>
  ok({ valid: memberByAffiliateCode(world, code, domain) !== undefined });

/** Who brings players with this code under this host. Capitals do not count, nor does a port. */
export function memberByAffiliateCode(world: World, code: string, domain: string): Member | undefined {
  const wanted = code.trim().toUpperCase();
  const host = domain.trim().toLowerCase().replace(/:\d+$/, '');
  for (const [, member] of world.store.entries('members')) {
    if (member.affiliate?.code !== wanted) continue;
    return (member.affiliate.domain ?? host) === host ? member : undefined;
  }
  return undefined;
}
