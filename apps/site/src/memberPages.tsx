import type { ReactNode } from 'react';
import type { LaterPart } from '#features/shared/i18n/wordParts.ts';
import { type LazyPart, lazyPart } from '#features/shared/lazyPart.tsx';
import type { MemberPage } from '#features/shared/navigation.ts';

/** What the site does for a page of the member centre. */
export interface MemberPageProps {
  /** Asks whether to sign out. */
  readonly onSignOut: () => void;
}

const page = (load: () => Promise<{ Page: (props: MemberPageProps) => ReactNode }>, ...words: LaterPart[]) =>
  lazyPart(async () => (await load()).Page, ...words);

/** The pages of the member centre; one that is missing does not compile. */
export const memberPages: Readonly<Record<MemberPage, LazyPart<MemberPageProps>>> = {
  securityCenter: page(() => import('./memberPages/accountPage.tsx'), 'centre'),
  depositv2: page(() => import('./memberPages/depositPage.tsx'), 'deposit'),
  personalHistoryCopy: page(() => import('./memberPages/bettingRecordPage.tsx'), 'records'),
  transactionHistory: page(() => import('./memberPages/accountRecordPage.tsx'), 'records'),
  manualRebate: page(() => import('./memberPages/rebatePage.tsx'), 'rebate'),
};
