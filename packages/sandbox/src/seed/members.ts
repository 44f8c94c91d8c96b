import { memberAccount, outsideAccount, post } from '../ledger.ts';
import { demoPassword, digestPassword } from '../password.ts';
import type { Member } from '../rows.ts';
import type { World } from '../world.ts';

/** A demo account and what it is there to show. */
interface Persona {
  readonly account: string;
  readonly nickname: string;
  readonly satang: number;
  readonly type?: number;
  readonly upline?: string;
  readonly firstTimeLogin?: true;
  readonly passwordExpired?: true;
  readonly vipLabel?: string;
  readonly club?: Member['club'];
}

/** The demo accounts; `demoPassword` opens all of them. */
export const personas: readonly Persona[] = [
  {
    account: 'demo',
    nickname: 'คุณฟ้าใส',
    satang: 1_000_000,
    vipLabel: 'VIP',
    club: { labelName: 'ระดับทอง', rankLevel: 3 },
  },
  { account: 'agent', nickname: 'พี่เอกชัย', satang: 5_234_050, type: 1, club: { labelName: 'ระดับเพชร', rankLevel: 5 } },
  { account: 'trial', nickname: 'ผู้ทดลองเล่น', satang: 100_000, type: 4 },
  { account: 'newbie', nickname: 'น้องใหม่', satang: 0, firstTimeLogin: true },
  { account: 'expired', nickname: 'คุณสมหมาย', satang: 250_000, passwordExpired: true },
  { account: 'somchai', nickname: 'สมชายสายลุย', satang: 812_525, upline: 'agent' },
  { account: 'malee', nickname: 'มาลีมีโชค', satang: 340_000, upline: 'agent' },
  { account: 'krit', nickname: 'กฤตกระต่ายจันทร์', satang: 95_010, upline: 'agent' },
  { account: 'nok', nickname: 'นกน้อยนำโชค', satang: 1_275_000, upline: 'agent', type: 2 },
  { account: 'ploy', nickname: 'พลอยประกาย', satang: 60_075, upline: 'nok' },
];

export const memberIdOf = (account: string): string => `member-${account}`;

/** Writes the demo accounts and gives them their money, from outside, through the ledger. */
export function seedMembers(world: World): void {
  personas.forEach((persona, at) => {
    const id = memberIdOf(persona.account);
    world.store.put('members', id, {
      id,
      account: persona.account,
      nickname: persona.nickname,
      passwordDigest: digestPassword(persona.account, demoPassword),
      type: persona.type ?? 0,
      uplineId: persona.upline === undefined ? null : memberIdOf(persona.upline),
      firstTimeLogin: persona.firstTimeLogin ?? false,
      passwordExpired: persona.passwordExpired ?? false,
      language: 'TH',
      avatar: at + 1,
      vipLabel: persona.vipLabel ?? null,
      club: persona.club ?? null,
    });
    if (persona.satang === 0) return;
    post(world, {
      kind: 'deposit',
      ref: `seed:${id}`,
      lines: [
        { account: outsideAccount, satang: -persona.satang },
        { account: memberAccount(id), satang: persona.satang },
      ],
    });
  });
}
