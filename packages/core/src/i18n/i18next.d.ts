import type { AgentPage, MemberPage } from '../routing/centrePages.ts';
import type { RouteName } from '../routing/routes.ts';
import type { Messages } from './messageBundles.ts';

/** Titles that `withPageTitles` completes. */
interface PageTitles<Name extends string> {
  readonly pages: Readonly<Record<Name, string>>;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages & {
      readonly common: PageTitles<RouteName>;
      readonly memberCentre: PageTitles<MemberPage>;
      readonly agentCentre: PageTitles<AgentPage>;
    };
    returnNull: false;
  }
}
