import type { FeatureName } from '#api/features.ts';
import type { GameType } from '#api/primitives.ts';
import type { ServiceEntry, WhitelabelNode } from '#api/system.ts';
import { vendorPath } from '#core/catalogue/categories.ts';
import type { ImageUrl } from '#core/catalogue/images.ts';
import { vietnamVendor } from '#core/catalogue/lotteryVendors.ts';
import type { Messages } from '#core/i18n/messageBundles.ts';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import type { Role } from '#core/session/role.ts';
import { isFeatureOn, isPageOn } from '#core/site/switches.ts';
import { helpOptionId } from './commandPalette.model.ts';
import type { CommandOption, LocalOptions } from './commandPalette.types.ts';
import type { CategoryList } from './useCategoryList.ts';
import type { NamedLottery } from './useLotteries.ts';

type Palette = Messages['commandPalette'];
type Common = Messages['common'];
/** What a thing is called besides its name: a key of `commandPalette:words`. */
type WordsOf = keyof Palette['words'];

/** What the options are made of. */
export interface OptionSources {
  readonly categories: CategoryList;
  readonly lotteries: readonly NamedLottery[];
  readonly services: readonly ServiceEntry[];
  readonly cached: readonly CommandOption[];
  /** The operator's switches (FLG-02). */
  readonly nodes: readonly WhitelabelNode[];
  readonly role: Role;
  /** Pages about rewards are offered: a break has nothing to win (RSP-03). */
  readonly withRewards: boolean;
  /** The operator lets members invite others. */
  readonly withInvitations: boolean;
  /** A trial account can be had without an account (LGN-12). */
  readonly withFreePlay: boolean;
  /** The page that the pages of a centre open over. */
  readonly from: string;
  readonly imageUrl: ImageUrl;
  /** The path of a vendor's mark. */
  readonly markOf: (vassalage: string) => string;
  readonly common: (key: `gameTypes.${keyof Common['gameTypes']}` | `pages.${keyof Common['pages']}`) => string;
  readonly palette: (key: `words.${WordsOf}` | `actions.${keyof Palette['actions']}`) => string;
}

/** Makes the options that are known without a search on the platform, in the player's language. */
export function makeLocalOptions(sources: OptionSources): LocalOptions {
  const { categories, lotteries, services, cached, nodes, role, from, imageUrl, common, palette } = sources;
  const wordsFor = (of: WordsOf): readonly string[] => palette(`words.${of}`).split(', ');
  /** The option of a page, where there is one. */
  const page = (name: keyof Common['pages'] & WordsOf, href: string): readonly CommandOption[] =>
    isPageOn(nodes, name)
      ? [
          {
            id: `page-${name}`,
            kind: 'page',
            label: common(`pages.${name}`),
            note: '',
            words: wordsFor(name),
            href,
          },
        ]
      : [];
  const action = (name: keyof Palette['actions'], href: string): CommandOption => ({
    id: `action-${name}`,
    kind: 'page',
    label: palette(`actions.${name}`),
    note: '',
    words: wordsFor(name),
    account: true,
    href,
  });
  const rewards = <Item>(items: readonly Item[]): readonly Item[] => (sources.withRewards ? items : []);
  const visitor = role === 'visitor';
  // A trial account and the assistant of an agent have no page of the member centre (ROL-04, AGT-15); a visitor logs in.
  const hasPages = role !== 'trial' && role !== 'assistant';
  const hasVietnam = categories.some(({ vendors }) => vendors.some(({ vassalage }) => vassalage === vietnamVendor));
  return {
    services: services.map((service): CommandOption => ({
      id: `service-${service.csType}`,
      kind: 'service',
      label: service.title,
      note: '',
      words: [...wordsFor(channelOf(service)), ...wordsFor('service')],
      service,
      href: paths.help('contact'),
    })),
    pages: [
      ...categories.map(({ type }): CommandOption => ({
        id: `category-${type}`,
        kind: 'page',
        label: common(`gameTypes.${type}`),
        note: '',
        type,
        words: wordsFor(type),
        href: paths.category(type),
      })),
      ...(hasVietnam ? page('vnlottery', pathTo('vnlottery')) : []),
      ...page('promotions', paths.promotions()),
      ...page('home', paths.home()),
      ...page('notices', paths.notices()),
      ...page('help', paths.help()).map((help) => ({ ...help, id: helpOptionId })),
      ...page('download', paths.download()),
    ],
    actions: [
      ...((visitor || role === 'agent') && isFeatureOn(nodes, 'AGENTCENTRE')
        ? page('agentHome', visitor ? paths.login({ entry: 'agent' }) : paths.agentHome())
        : []),
      ...(hasPages ? [...memberPages, ...rewards(rewardPages)] : [])
        .filter((name) => isPageOn(nodes, name) && (name !== 'referral' || sources.withInvitations))
        .map((name) => action(name, paths.memberCentre(from, name))),
      ...(isPageOn(nodes, 'changePassword') ? [action('changePassword', pathTo('changePassword'))] : []),
      ...rewards(sitePages)
        .filter(({ feature }) => isFeatureOn(nodes, feature))
        .flatMap(({ name }) => page(name, pathTo(name))),
      ...(visitor
        ? [
            ...page('login', paths.login()),
            ...page('register', paths.register()),
            ...page('forget', paths.forgot()),
            ...(sources.withFreePlay ? [freePlay(palette('actions.freePlay'), wordsFor('freePlay'))] : []),
          ]
        : []),
    ],
    vendors: categories.flatMap(({ type, vendors }) =>
      vendors.map(({ vassalage, displayName, inMaintenance }): CommandOption => ({
        id: `vendor-${type}-${vassalage}`,
        kind: 'vendor',
        label: displayName,
        note: common(`gameTypes.${type}`),
        // Players call the lotteries of one vendor by other names than those of the next.
        words: type === 'LOTT' || type === 'ELOTT' ? [] : wordsFor(type),
        image: imageUrl(sources.markOf(vassalage)),
        inMaintenance,
        href: vendorPath(type, vassalage),
      })),
    ),
    lotteries: lotteries.map(({ gameId, gameCode, vendor, remark, icon, categories: listedIn }): CommandOption => ({
      id: `lottery-${gameId}`,
      kind: 'lottery',
      label: remark,
      words: listedIn,
      note:
        categories.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === vendor)?.displayName ?? '',
      ...(icon === '' ? { type: 'LOTT' satisfies GameType } : { image: imageUrl(icon) }),
      href: paths.lottery({ gameCode, vendor }),
    })),
    cached,
  };
}

/** Where a visitor plays without an account: the login offers it. */
const freePlay = (label: string, words: readonly string[]): CommandOption => ({
  id: 'page-freePlay',
  kind: 'page',
  label,
  note: '',
  words,
  href: paths.login(),
});

/** The words for the channel of a service. Operators number several of one kind: TELEGRAM1. */
function channelOf({ csType }: ServiceEntry): 'chat' | 'line' | 'telegram' | 'facebook' | 'service' {
  const channel = csType.replace(/^VIP_?|\d+$/g, '');
  return (channel === 'LIVECHAT' && 'chat') || channels.find((each) => each.toUpperCase() === channel) || 'service';
}
const channels = ['line', 'telegram', 'facebook'] as const;

/** The pages of the member centre that players search for. */
const memberPages = [
  'depositv2',
  'withdraw',
  'transferFund',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'manualRebate',
  'limits',
  'securityCenter',
  'bonusDetails',
  'messageV2',
  'notifications',
] as const satisfies readonly MemberPage[];
/** Those about rewards, which a break closes. */
const rewardPages = [
  'rewardCenter',
  'missionLeaderboard',
  'redEnvelope',
  'wheel',
  'referral',
] as const satisfies readonly MemberPage[];
/** Pages about rewards that everybody may read. */
const sitePages = [
  { name: 'pointMall', feature: 'POINTS' },
  { name: 'vip', feature: 'VIP' },
] as const satisfies readonly { readonly name: string; readonly feature: FeatureName }[];
