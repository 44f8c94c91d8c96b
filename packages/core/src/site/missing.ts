import type { OperationId } from '#api/operations.ts';
import type { AgentPage, MemberPage } from '../routing/centrePages.ts';
import type { RouteName } from '../routing/routes.ts';

/**
 * What the pages without a feature are made of: without one of these operations, there is no such page. Games are not among
 * them: the platform's menu names those that it has.
 */
export const pageNeeds: Readonly<Partial<Record<MemberPage | AgentPage | RouteName, readonly OperationId[]>>> = {
  register: ['systemRegisterSettings'],
  join: ['systemRegisterSettings'],
  forget: ['passwordByPhone', 'validationRules', 'countryCodeList'],
  changePassword: ['memberPassword', 'validationRules'],
  notices: ['announcementList'],
  promotions: ['announcementList'],
  promoDetail: ['announcementList'],
  personalHistoryCopy: ['memberBets'],
  transactionHistory: ['memberTransactions'],
  notifications: ['memberEvents'],
};

/**
 * Adds the pages that are made of missing operations, each name once. Done where a site is put together: the first view only
 * looks a name up.
 */
export function withPages(missing: readonly string[]): string[] {
  const pages = Object.entries(pageNeeds).flatMap(([page, needs]) =>
    needs.some((id) => missing.includes(id)) ? [page] : [],
  );
  return [...new Set([...missing, ...pages])];
}
