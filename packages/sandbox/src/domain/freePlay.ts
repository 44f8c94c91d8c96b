import type * as contract from '#api/account.ts';
import { ok } from '#api/errors.ts';
import { refuse } from '../refusal.ts';
import { createToken } from '../token.ts';
import { createMember, giveMoney, memberLanguage } from './accounts.ts';
import { enter } from './entering.ts';
import type { Handler } from './handler.ts';

const welcomeSatang = 100_000;

/** LGN-12: an account for looking around, new with each session; nobody can sign in to it again. */
export const sessionFreePlay: Handler<typeof contract.sessionFreePlay> = ({ world, language }) => {
  if (world.settings.flags['FREEPLAY3'] !== true) return refuse('operation_not_allowed');
  const nickname = language === 'th' ? 'ผู้ทดลองเล่น' : 'Guest';
  const account = `guest${createToken().slice(0, 8)}`;
  const member = createMember(world, { account, nickname, type: 4, language: memberLanguage(language) });
  giveMoney(world, member, welcomeSatang);
  return ok(enter(world, member));
};
