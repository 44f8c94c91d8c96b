import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tagsOfStories } from '#storybook/storyTags.ts';
import { sourceFiles } from './sourceGraph.ts';

/** What a person can look at of each screen, and how its stories say so: by a tag, or by a name. */
const views = {
  ready: hasTag('state:ready'),
  loading: hasTag('state:loading'),
  empty: hasTag('state:empty'),
  failed: hasTag('state:failed'),
  longText: hasTag('state:long-text'),
  narrow: hasTag('width:320'),
  /** On the platform, for the accounts that the screen is for. */
  own: isOnPlatform('AsMember', 'AsAgent', 'AsVisitor'),
  trial: isOnPlatform('AsTrial'),
  maintenance: isOnPlatform('InMaintenance'),
} as const;
type View = keyof typeof views;
type Stories = ReadonlyMap<string, readonly string[]>;

const agentsOnly = 'The agent centre is closed to accounts that are not an agent’s (AGT-01).';
const sameForAll = 'A trial account is shown what everyone is shown.';
const visitorsOnly = 'For visitors; a trial account that signs up is one.';
const loadsNothing = 'Loads nothing.';
const saysOneThing = 'Says one thing, and has no list.';
const closedSite = 'Stands in for the whole site, whoever is logged in.';
const forAgents = { trial: agentsOnly };
const systemPage = {
  loading: loadsNothing,
  empty: saysOneThing,
  failed: loadsNothing,
  own: closedSite,
  trial: closedSite,
  maintenance: loadsNothing,
};

/** What a screen has no story of, and why. */
const without: Readonly<Record<string, { readonly [Name in View]?: string }>> = {
  'account/profile/myAccount/Account': { empty: 'An account always has a profile.' },
  'account/records/statement/BettingRecord': { failed: 'InMaintenance: its list is that of the account record.' },
  'account/money/upline/Upline': { empty: 'Closed: without an upline.' },
  'account/money/wallet/Wallet': { trial: 'A trial account has a wallet as members have.' },
  'agent/announcements/Announcements': forAgents,
  'agent/betting/Betting': forAgents,
  'agent/contracts/Contracts': forAgents,
  'agent/home/AgentHome': { ...forAgents, empty: 'A greeting and links.', failed: 'InMaintenance.' },
  'agent/income/Income': forAgents,
  'agent/overview/Overview': forAgents,
  'agent/profit/Profit': forAgents,
  'agent/registration/Registration': forAgents,
  'agent/team/Team': forAgents,
  'agent/transactions/Transactions': forAgents,
  'auth/forgotPassword/Forgot': {
    loading: 'ForgotForm.',
    empty: 'A form.',
    failed: 'InMaintenance.',
    trial: visitorsOnly,
  },
  'auth/login/Login': {
    loading: loadsNothing,
    failed: 'LoginForm: what a refused login says.',
    trial: visitorsOnly,
    maintenance: loadsNothing,
  },
  'auth/register/Register': { empty: 'A form.', trial: visitorsOnly },
  'content/download/Download': { trial: sameForAll },
  'content/help/Help': { trial: sameForAll },
  'content/join/Join': { trial: sameForAll },
  'content/notices/Notices': { trial: sameForAll },
  'layout/footer/Footer': {
    ready: 'Full.',
    empty: 'Minimal: the operator has few blocks.',
    own: 'Platform: everyone is shown the same.',
    trial: sameForAll,
    maintenance: 'Leaves out what it could not load: PlatformFault.',
  },
  'layout/system/Blocked': systemPage,
  'layout/system/Broken': { ...systemPage, ready: 'Page.', longText: 'The text is our own.' },
  'layout/system/Crash': {
    ...systemPage,
    ready: 'Page.',
    longText: 'The text is our own.',
    narrow: 'A heading and two buttons.',
  },
  'layout/system/Maintenance': { empty: saysOneThing, own: closedSite, trial: closedSite },
  'layout/system/NotFound': { ...systemPage, longText: 'The text is our own.', narrow: 'A heading and a button.' },
  'rewards/promotions/Promotion': { trial: sameForAll },
  'rewards/promotions/Promotions': { trial: sameForAll },
  'rewards/vip/Vip': { empty: 'There is always a first level.' },
};

const screens = sourceFiles
  .filter((file) => /^packages\/features\/.*\/[A-Z]\w*Screen\.tsx$/.test(file))
  .map((file) => file.replace(/^packages\/features\/|Screen\.tsx$/g, ''));
const storiesOf = (screen: string): Stories =>
  tagsOfStories(readFileSync(`packages/features/${screen}Screen.stories.tsx`, 'utf8'));
const viewsOf = (screen: string): readonly View[] => {
  const stories = storiesOf(screen);
  return (Object.keys(views) as View[]).filter((view) => views[view](stories));
};

describe('every screen has stories of each view, or a reason', () => {
  it('has many screens', () => expect(screens.length).toBeGreaterThan(45));
  it.each(screens)('%s', (screen) => {
    const declared = Object.keys(without[screen] ?? {});
    expect([...viewsOf(screen), ...declared].toSorted()).toEqual(Object.keys(views).toSorted());
  });
  it('declares nothing for a screen that does not exist', () => {
    expect(Object.keys(without).filter((screen) => !screens.includes(screen))).toEqual([]);
  });
});

function hasTag(tag: string) {
  return (stories: Stories): boolean => [...stories.values()].some((tags) => tags.includes(tag));
}
function isOnPlatform(...names: readonly string[]) {
  return (stories: Stories): boolean => names.some((name) => stories.get(name)?.includes('platform') === true);
}
