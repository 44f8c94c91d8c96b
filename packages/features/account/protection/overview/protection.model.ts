import type { AuthenticatorValue } from '#api/authenticator.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import type { MemberProfileValue, ProfileEntry } from '#api/profile.ts';
import type { Failed, Remote } from '#core/data/remote.ts';
import { loading, ready } from '#core/data/remote.ts';
import type { AccountSection, ProtectionName, ProtectionView } from './protection.types.ts';

/** After this time a login password counts as old, in ms: half a year. */
export const oldAfterMs = 182 * 24 * 60 * 60_000;

/** The parts of the page where protections are set up; a login password has a page of its own. */
export const sectionOf = {
  paymentPassword: 'moneySafety',
  mobile: 'personalDetails',
  email: 'personalDetails',
  authenticator: 'authenticator',
  realName: 'personalDetails',
} as const satisfies Record<Exclude<ProtectionName, 'loginPassword'>, AccountSection>;

export interface ProtectionFacts {
  readonly profile: MemberProfileValue;
  readonly authenticator: AuthenticatorValue;
  readonly paymentPassword: Pick<PaymentPasswordStateValue, 'state' | 'hasLoginPassword'>;
  /** Platform time in ms. */
  readonly now: number;
}

/** SEC-04: what protects an account and what is missing. A password of unknown age counts as recent. */
export function toProtections({
  profile,
  authenticator,
  paymentPassword,
  now,
}: ProtectionFacts): readonly ProtectionView[] {
  const setAt = profile.passwordSetAt === null ? null : Date.parse(profile.passwordSetAt);
  const isOld = setAt !== null && setAt + oldAfterMs <= now;
  const one = (name: ProtectionName, done: boolean): ProtectionView => ({
    name,
    state: done ? 'done' : 'missing',
    at: null,
  });
  return [
    {
      name: 'loginPassword',
      state: paymentPassword.hasLoginPassword ? (isOld ? 'old' : 'done') : 'missing',
      at: paymentPassword.hasLoginPassword ? setAt : null,
    },
    one('paymentPassword', paymentPassword.state !== 'unset'),
    contact('mobile', profile.mobile),
    contact('email', profile.email),
    one('authenticator', authenticator.on),
    one('realName', profile.realName.state !== 'unset'),
  ];
}

const contact = (name: 'mobile' | 'email', { state }: ProfileEntry): ProtectionView => ({
  name,
  state: state === 'verified' ? 'done' : state === 'set' ? 'unverified' : 'missing',
  at: null,
});

export const countDone = (protections: readonly ProtectionView[]): number =>
  protections.filter(({ state }) => state === 'done').length;

/** Joins answers: failed when one has failed, with a retry of all that have, and loading until all are ready. */
export function joinRemotes<Values extends readonly unknown[]>(
  ...remotes: { readonly [Index in keyof Values]: Remote<Values[Index]> }
): Remote<Values> {
  const failed = remotes.filter((remote): remote is Failed => remote.status === 'failed');
  const [first] = failed;
  if (first !== undefined) {
    const refreshing = failed.some((remote) => remote.refreshing === true);
    return { ...first, refreshing, retry: () => failed.forEach(({ retry }) => retry()) };
  }
  const values = remotes.flatMap((remote) => (remote.status === 'ready' ? [remote.value] : []));
  // One value per remote, in their order.
  return values.length === remotes.length ? ready(values as unknown as Values) : loading;
}
