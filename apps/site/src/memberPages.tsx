import type { ReactNode } from 'react';
import type { LaterPart } from '#features/shared/i18n/wordParts.ts';
import { type LazyPart, lazyPart } from '#features/shared/lazyPart.tsx';
import { type MemberPage, paths } from '#features/shared/navigation.ts';

/** What the site does for a page of the member centre. */
export interface MemberPageProps {
  /** Asks whether to sign out. */
  readonly onSignOut: () => void;
}

const page = (load: () => Promise<{ Page: (props: MemberPageProps) => ReactNode }>, ...words: LaterPart[]) =>
  lazyPart(async () => (await load()).Page, ...words);

/** The pages of the member centre that there are. What is not here is neither in its menu nor in the header. */
export const memberPages: { readonly [Name in MemberPage]?: LazyPart<MemberPageProps> } = {
  securityCenter: page(() => import('./memberPages/accountPage.tsx'), 'centre'),
  depositv2: page(() => import('./memberPages/depositPage.tsx'), 'deposit'),
  personalHistoryCopy: page(() => import('./memberPages/bettingRecordPage.tsx'), 'records'),
  transactionHistory: page(() => import('./memberPages/accountRecordPage.tsx'), 'records'),
  manualRebate: page(() => import('./memberPages/rebatePage.tsx'), 'rebate'),
};

/** Where a page of the centre is, over the page at `from`; undefined where there is none. */
export const memberPanel = (from: string, name: MemberPage): string | undefined =>
  name in memberPages ? paths.memberCentre(from, name) : undefined;
