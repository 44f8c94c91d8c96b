import type { MemberPage } from '../shared/navigation.ts';
import type { Role } from '../shared/role.ts';

/** In the order of the menu. */
export const memberPageOrder = [
  'securityCenter',
  'depositv2',
  'personalHistoryCopy',
  'transactionHistory',
  'manualRebate',
] as const satisfies readonly MemberPage[];

/** MEM-01: where the centre begins, and where an address leads that names no page of it. */
export const firstPage: MemberPage = 'securityCenter';

/**
 * The pages of the menu, in its order.
 * @param built those that the site has
 * @param rebate SID-01c: the operator lets players claim their rebate (`MANPLAYREB3`)
 */
export const offeredPages = (built: readonly MemberPage[], rebate: boolean): readonly MemberPage[] =>
  memberPageOrder.filter((page) => built.includes(page) && (page !== 'manualRebate' || rebate));

/** The page that the address wants over its own (`?centre=depositv2`); null for none. */
export function wantedPage(search: URLSearchParams, offered: readonly MemberPage[]): MemberPage | null {
  const asked = search.get('centre');
  if (asked === null) return null;
  return offered.find((page) => page === asked) ?? firstPage;
}

/** The address of the page below alone: whatever else it asks for stays. */
export function withoutCentre(pathname: string, search: URLSearchParams): string {
  const rest = new URLSearchParams(search);
  rest.delete('centre');
  const text = rest.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

export interface CentreDoor {
  /** The address asks for the centre. */
  readonly wanted: boolean;
  readonly role: Role;
  /** Until the account type is known, a member might be a trial account. */
  readonly typeKnown: boolean;
  /** A login dialog, or a refusal, stands before the page. */
  readonly asking: boolean;
  /** Somebody was asked since the address wanted it, or was inside. */
  readonly answered: boolean;
}

/**
 * ROL-01, ROL-04: what becomes of an address that asks for the centre. Nothing of it is drawn before it is `open`; whoever
 * was asked and did not become somebody with an account, or has left it, is back on the page below (`leave`).
 */
export function doorStep({
  wanted,
  role,
  typeKnown,
  asking,
  answered,
}: CentreDoor): 'closed' | 'open' | 'wait' | 'ask' | 'leave' {
  if (!wanted) return 'closed';
  if (role === 'member' || role === 'agent') return typeKnown ? 'open' : 'wait';
  if (asking) return 'wait';
  return answered ? 'leave' : 'ask';
}
