import { demoPassword, digestPassword } from '../accounts/password.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';

/** A demo account with the fields that differ from the defaults. */
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
  /** Has no authenticator yet. */
  readonly noAuthenticator?: true;
}

/** The demo accounts. All have the password `demoPassword`. */
export const personas: readonly Persona[] = [
  {
    account: 'demo',
    nickname: 'คุณฟ้าใส',
    satang: 1_000_000,
    vipLabel: 'VIP',
    club: { labelName: 'ระดับทอง', rankLevel: 3 },
    noAuthenticator: true,
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
    noAuthenticator: true,
    payeeName: 'Ekachai Thongdee',
    affiliate: { code: 'KINNARI8', domain: null },
  },
  { account: 'trial', nickname: 'ผู้ทดลองเล่น', satang: 100_000, type: 4 },
  {
    account: 'newbie',
    nickname: 'น้องใหม่',
    satang: 0,
    firstTimeLogin: true,
    noAuthenticator: true,
    mobile: '66834567890',
  },
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
  {
    account: 'cashout',
    nickname: 'กัญญาพร้อมถอน',
    satang: 2_500_000,
    mobile: '66867890123',
    payeeName: 'Kanya Promdee',
  },
  {
    account: 'wagering',
    nickname: 'บุญมีมีเทิร์น',
    // Before a deposit of ฿2,000 and a bonus of ฿1,000.
    satang: 50_000,
    mobile: '66878901234',
    payeeName: 'Boonmee Rungrot',
  },
  {
    account: 'awaiting',
    nickname: 'ชาญชัยรอเงิน',
    satang: 780_000,
    mobile: '66889012345',
    payeeName: 'Chanchai Sukjai',
  },
  { account: 'anong', nickname: 'อนงค์สายส่ง', satang: 150_000, type: 41, affiliate: { code: 'ANONG41A', domain: null } },
  { account: 'wichai', nickname: 'วิชัยพาเพลิน', satang: 90_000, type: 42, affiliate: { code: 'WICHAI42', domain: null } },
];

/** The member id of a demo account. */
export const memberIdOf = (account: string): string => `member-${account}`;

/** Creates the demo accounts and posts their opening balances. */
export function seedMembers(sandbox: Sandbox): void {
  personas.forEach((persona, at) => seedMember(sandbox, persona, at));
}

/** The reference of an account's opening balance, shown in its records. */
export const openingRef = (memberId: string): string => `opening-${memberId}`;

/** Moves the opening balance of an account before what is seeded after it. */
export function backdateOpening({ store }: Sandbox, memberId: string, at: number): void {
  const ref = openingRef(memberId);
  const opening = store.get('postings', ref);
  if (opening) store.put('postings', ref, { ...opening, at });
}

function seedMember(sandbox: Sandbox, persona: Persona, at: number): void {
  const member = rowOf(persona, at);
  sandbox.store.put('members', member.id, member);
  if (persona.satang === 0) return;
  post(sandbox, {
    kind: 'adjustment',
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
    authenticator: persona.noAuthenticator !== true,
  };
}

/** Adds the accounts and fields that are missing in a sandbox of an earlier version. */
export function completeMembers(sandbox: Sandbox): void {
  const fields = Object.keys(rowOf({ account: '', nickname: '', satang: 0 }, 0));
  const older = personas.filter(({ account }) => {
    const stored = sandbox.store.get('members', memberIdOf(account));
    return stored === undefined || !fields.every((field) => field in stored);
  });
  if (older.length === 0) return;
  sandbox.store.transaction(() => {
    for (const persona of older) {
      const stored = sandbox.store.get('members', memberIdOf(persona.account));
      const at = personas.indexOf(persona);
      if (stored === undefined) seedMember(sandbox, persona, at);
      else sandbox.store.put('members', stored.id, { ...rowOf(persona, at), ...stored });
    }
  });
}
