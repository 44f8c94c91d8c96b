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
  readonly mobile?: string;
  readonly payeeName?: string;
  readonly affiliate?: Member['affiliate'];
  readonly secondFactor?: true;
}

/** The demo accounts; `demoPassword` opens all of them. */
export const personas: readonly Persona[] = [
  {
    account: 'demo',
    nickname: 'คุณฟ้าใส',
    satang: 1_000_000,
    vipLabel: 'VIP',
    club: { labelName: 'ระดับทอง', rankLevel: 3 },
    mobile: '66812345678',
    payeeName: 'Fahsai Jaidee',
  },
  {
    account: 'agent',
    nickname: 'พี่เอกชัย',
    satang: 5_234_050,
    type: 1,
    club: { labelName: 'ระดับเพชร', rankLevel: 5 },
    mobile: '66823456789',
    payeeName: 'Ekachai Thongdee',
    affiliate: { code: 'KINNARI8', domain: null },
  },
  { account: 'trial', nickname: 'ผู้ทดลองเล่น', satang: 100_000, type: 4 },
  { account: 'newbie', nickname: 'น้องใหม่', satang: 0, firstTimeLogin: true, mobile: '66834567890' },
  { account: 'expired', nickname: 'คุณสมหมาย', satang: 250_000, passwordExpired: true, mobile: '66845678901' },
  { account: 'somchai', nickname: 'สมชายสายลุย', satang: 812_525, upline: 'agent' },
  { account: 'malee', nickname: 'มาลีมีโชค', satang: 340_000, upline: 'agent' },
  { account: 'krit', nickname: 'กฤตกระต่ายจันทร์', satang: 95_010, upline: 'agent' },
  {
    account: 'nok',
    nickname: 'นกน้อยนำโชค',
    satang: 1_275_000,
    upline: 'agent',
    type: 2,
    affiliate: { code: 'NOKNOI7', domain: 'kinnari-demo-1.example' },
  },
  { account: 'ploy', nickname: 'พลอยประกาย', satang: 60_075, upline: 'nok' },
  {
    account: 'faraway',
    nickname: 'วิไลอยู่ไกล',
    satang: 430_000,
    secondFactor: true,
    mobile: '66856789012',
    payeeName: 'Wilai Klaiban',
  },
];

export const memberIdOf = (account: string): string => `member-${account}`;

/** Writes the demo accounts and gives them their money, from outside, through the ledger. */
export function seedMembers(world: World): void {
  personas.forEach((persona, at) => seedMember(world, persona, at));
}

/** The reference of the money that an account begins with; players read it in their records. */
export const openingRef = (memberId: string): string => `opening-${memberId}`;

function seedMember(world: World, persona: Persona, at: number): void {
  const member = rowOf(persona, at);
  world.store.put('members', member.id, member);
  if (persona.satang === 0) return;
  post(world, {
    kind: 'deposit',
    ref: openingRef(member.id),
    lines: [
      { account: outsideAccount, satang: -persona.satang },
      { account: memberAccount(member.id), satang: persona.satang },
    ],
  });
}

function rowOf(persona: Persona, at: number): Member {
  return {
    id: memberIdOf(persona.account),
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
    mobile: persona.mobile ?? null,
    email: `${persona.account}@kinnari.example`,
    payeeName: persona.payeeName ?? null,
    affiliate: persona.affiliate ?? null,
    secondFactor: persona.secondFactor ?? false,
    authenticator: true,
  };
}

/** A world that an earlier version kept gets the demo accounts, and the parts of them, that came since. */
export function completeMembers(world: World): void {
  const parts = Object.keys(rowOf({ account: '', nickname: '', satang: 0 }, 0));
  const older = personas.filter(({ account }) => {
    const kept = world.store.get('members', memberIdOf(account));
    return kept === undefined || !parts.every((part) => part in kept);
  });
  if (older.length === 0) return;
  world.store.transaction(() => {
    for (const persona of older) {
      const kept = world.store.get('members', memberIdOf(persona.account));
      const at = personas.indexOf(persona);
      if (kept === undefined) seedMember(world, persona, at);
      else world.store.put('members', kept.id, { ...rowOf(persona, at), ...kept });
    }
  });
}
