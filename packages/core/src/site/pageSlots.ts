import { type ReactNode, createContext, useContext } from 'react';

/** Content of one domain that the site places inside another domain's page. */
export interface PageSlots {
  /** Banners of a group (BAN-02), for pages and dialogs without the header's banners. */
  readonly banner: (group: 'w_login' | '/register') => ReactNode;
  /** The banners of the page (BAN-01), for the home page, which places them itself. */
  readonly pageBanner: () => ReactNode;
  /** The notice bar of the header's pages (NOT-01), for the home page. */
  readonly pageNotices: () => ReactNode;
  /** The notice bar with its dialog (NOT-01), for pages without the header. */
  readonly notices: () => ReactNode;
  /** Language, theme and customer service, for pages without the header (NAV-02, CS-01). */
  readonly settings: () => ReactNode;
  /** The form for questions, feedback and complaints (CON-02), for the help page. */
  readonly contact: () => ReactNode;
  /** Links to the pages about rewards that the operator offers, for the home page. */
  readonly rewards: () => ReactNode;
  /** The session handling of the app shell, for a page without the shell. `onLeave` leaves the page. */
  readonly sessionWatch: (onLeave: () => void) => ReactNode;
}

const none: PageSlots = {
  banner: () => null,
  pageBanner: () => null,
  pageNotices: () => null,
  notices: () => null,
  settings: () => null,
  contact: () => null,
  rewards: () => null,
  sessionWatch: () => null,
};

/** Provided by the site. Without a provider, as in Storybook, the slots are empty. */
export const PageSlotsContext = createContext<PageSlots>(none);

/** Returns the slots that the site fills. */
export const usePageSlots = (): PageSlots => useContext(PageSlotsContext);
