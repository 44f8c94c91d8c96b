import { useCallback, useMemo, useState } from 'react';
import type { FeatureName } from '#api/features.ts';
import type { Game } from '#api/games.ts';
import type { GameType } from '#api/primitives.ts';
import { type Category, vendorPath } from '#core/catalogue/categories.ts';
import { toGameTileView, useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { type ImageUrl, useImageUrl, vendorMarkPath } from '#core/catalogue/images.ts';
import { requiresAccount } from '#core/catalogue/launchRules.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { isInMaintenance } from '#core/catalogue/vendorView.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { type Remote, mapRemote } from '#core/data/remote.ts';
import { localStore } from '#core/data/storage.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate } from '#core/routing/router.ts';
import { stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn, isPageOn } from '#core/site/switches.ts';
import { groupsFor, readSynonyms } from './commandPalette.model.ts';
import type { CommandOption, LocalOptions, CommandPaletteDialogProps } from './commandPalette.types.ts';
import { addRecent, clearRecent, readRecent } from './recentSearches.ts';
import { type LobbyType, lobbyTypes } from './searchGames.ts';
import { useCachedGames } from './useCachedGames.ts';
import { useGameSearch } from './useGameSearch.ts';
import { useLotteries } from './useLotteries.ts';
import { useStableValue } from './useStableValue.ts';

/** Provides the props of the palette. The caller holds its open state, so that the palette can be loaded lazily. */
export function useCommandPalette({
  open,
  onClose,
}: Pick<CommandPaletteDialogProps, 'open' | 'onClose'>): CommandPaletteDialogProps {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const guarded = useGuardedOpen();
  const imageUrl = useStableImageUrl();
  const cache = useCachedGames();
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(() => readRecent(localStore));
  // Read once per opening and when the hot games arrive, so that the suggestions do not move while the player chooses.
  const [cachedGames, setCachedGames] = useState(() => (open ? cache.read() : []));
  const [hadHot, setHadHot] = useState(cache.hasHot);
  const [pointing, setPointing] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const [wasEverOpen, setWasEverOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setWasEverOpen(true);
      setPointing(false);
      setText('');
      setRecent(readRecent(localStore));
      setCachedGames(cache.read());
    }
  }
  if (cache.hasHot !== hadHot && !pointing) {
    setHadHot(cache.hasHot);
    if (open) setCachedGames(cache.read());
  }

  const from = pathname + search;
  const pausedNow = useVendorsInMaintenance();
  const paused = useStableValue(pausedNow, pausedNow.join());
  const toOption = useCallback(
    (game: Game): CommandOption => {
      const { name, vendor, image, href, inMaintenance } = toGameTileView(game, imageUrl, from, paused);
      return { id: `game-${game.nodeId}`, kind: 'game', label: name, note: vendor, image, href, inMaintenance };
    },
    [imageUrl, from, paused],
  );
  const categories = useCategoryList();
  const local = useLocalOptions(categories, cachedGames, toOption, wasEverOpen, from);
  const query = text.trim();
  const games = useGameSearch(query, mapRemote(categories, lobbiesOf), () =>
    cachedGames.map(({ gameName }) => gameName),
  );
  const found = games.status === 'ready' ? games.value : nothing;
  const searched = games.status === 'ready' && categories.status === 'ready';
  const { t } = useTranslation('commandPalette');
  const shownFor = 'shownFor' in found ? found.shownFor : undefined;
  const more = 'more' in found ? found.more : undefined;
  // Pages are listed after the categories, so they wait for these: an option in view never moves.
  const withoutPages = query === '' && categories.status === 'loading';
  const groups = useMemo(
    () =>
      groupsFor(
        query,
        withoutPages ? { ...local, pages: [] } : local,
        searched ? found.games.map(toOption) : null,
        readSynonyms(t('synonyms')),
      ),
    [query, withoutPages, local, searched, found.games, toOption, t],
  );

  return {
    open,
    onClose,
    text,
    onText: setText,
    onPointing: setPointing,
    groups,
    categories: mapRemote(categories, () => null),
    games: mapRemote(games, () => null),
    ...(shownFor !== undefined && { shownFor }),
    allHref: more === undefined ? null : lobbySearchPath(more, shownFor ?? query),
    recent,
    onForgetRecent() {
      clearRecent(localStore);
      setRecent([]);
    },
    onChoose({ kind, href, account }) {
      setRecent(addRecent(localStore, query));
      onClose();
      // Links that launch a game need an account; lists of games and lottery pages do not.
      if (guarded !== null && (account || (kind === 'game' && requiresAccount(href)))) guarded(href);
      else void navigate(href);
    },
  };
}

const nothing = { games: [] };

/** `useImageUrl` with a stable identity: the image hosts change only once, with the platform's answer. */
function useStableImageUrl(): ImageUrl {
  const imageUrl = useImageUrl();
  return useStableValue(imageUrl, imageUrl('/') ?? '');
}

/** The URL of a lobby that shows all games of a name. */
const lobbySearchPath = (lobby: LobbyType, name: string): string =>
  `${paths.lobby(lobby.toLowerCase() as Lowercase<LobbyType>)}?${new URLSearchParams({ q: name })}`;

const lobbiesOf = (categories: CategoryList): readonly LobbyType[] =>
  lobbyTypes.filter((lobby) => categories.some(({ type }) => type === lobby));

type CategoryList = ReturnType<typeof withMaintenance>;

/** The categories, with the vendors that are in maintenance at the given platform time (ms). */
const withMaintenance = (categories: readonly Category[], now: number) =>
  categories.map(({ type, vendors }) => ({
    type,
    vendors: vendors.map((card) => ({ ...card, inMaintenance: isInMaintenance(card, now) })),
  }));

function useCategoryList(): Remote<CategoryList> {
  const { clock } = usePlatform();
  return mapRemote(useCategories(), (categories) => withMaintenance(categories, clock.now()));
}

/**
 * Makes the options for pages, vendors, lotteries and cached games, in the player's language.
 * @param withLotteries whether to load the lotteries
 */
function useLocalOptions(
  categories: Remote<CategoryList>,
  cachedGames: readonly Game[],
  toOption: (game: Game) => CommandOption,
  withLotteries: boolean,
  from: string,
): LocalOptions {
  const { t } = useTranslation('common');
  const palette = useTranslation('commandPalette').t;
  const nodes = useWhitelabel();
  const visitor = useSession() === null;
  const [play] = usePlayStatus({ skip: visitor });
  const { invites } = usePublicState(true);
  // A break has nothing to win (RSP-03), also before it is known whether there is one.
  const withRewards = play.status === 'ready' ? stopFor(play.value, 'claim') === null : visitor;
  const imageUrl = useStableImageUrl();
  const ready = categories.status === 'ready' ? categories.value : [];
  const list = useStableValue(ready, JSON.stringify(ready));
  const lotteries = useLotteries(withLotteries && list.some(({ type }) => type === 'LOTT'));
  return useMemo(() => {
    const wordsFor = (of: WordsOf): readonly string[] => palette(`words.${of}`).split(', ');
    return {
      pages: [
        ...list.map(({ type }): CommandOption => ({
          id: `category-${type}`,
          kind: 'page',
          label: t(`gameTypes.${type}`),
          note: '',
          type,
          words: wordsFor(type),
          href: paths.category(type),
        })),
        ...pageNames.map((name): CommandOption => ({
          id: `page-${name}`,
          kind: 'page',
          label: t(`pages.${name}`),
          note: '',
          words: wordsFor(name),
          href: paths[name](),
        })),
      ],
      actions: [
        ...[...actionPages, ...(withRewards ? rewardPages : [])]
          .filter((page) => isPageOn(nodes, page) && (page !== 'referral' || invites === true))
          .map((page): CommandOption => ({
            id: `action-${page}`,
            kind: 'page',
            label: palette(`actions.${page}`),
            note: '',
            words: wordsFor(page),
            account: true,
            href: paths.memberCentre(from, page),
          })),
        ...(withRewards ? sitePages : [])
          .filter(({ feature }) => isFeatureOn(nodes, feature))
          .map(({ name }): CommandOption => ({
            id: `page-${name}`,
            kind: 'page',
            label: t(`pages.${name}`),
            note: '',
            words: wordsFor(name),
            href: pathTo(name),
          })),
        ...(visitor ? visitorPages : []).map((name): CommandOption => ({
          id: `page-${name}`,
          kind: 'page',
          label: t(`pages.${name === 'forgot' ? 'forget' : name}`),
          note: '',
          words: wordsFor(name),
          href: paths[name](),
        })),
      ],
      vendors: list.flatMap(({ type, vendors }) =>
        vendors.map(({ vassalage, displayName, inMaintenance }): CommandOption => ({
          id: `vendor-${type}-${vassalage}`,
          kind: 'vendor',
          label: displayName,
          note: t(`gameTypes.${type}`),
          // Players call the lotteries of one vendor by other names than those of the next.
          words: type === 'LOTT' || type === 'ELOTT' ? [] : wordsFor(type),
          image: imageUrl(vendorMarkPath(vassalage)),
          inMaintenance,
          href: vendorPath(type, vassalage),
        })),
      ),
      lotteries: lotteries.map(({ gameId, gameCode, vendor, remark, icon, categories: listedIn }): CommandOption => ({
        id: `lottery-${gameId}`,
        kind: 'lottery',
        label: remark,
        words: listedIn,
        note: list.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === vendor)?.displayName ?? '',
        ...(icon === '' ? { type: 'LOTT' } : { image: imageUrl(icon) }),
        href: paths.lottery({ gameCode, vendor }),
      })),
      cached: cachedGames.map(toOption),
    };
  }, [list, lotteries, cachedGames, toOption, imageUrl, t, palette, nodes, visitor, withRewards, invites, from]);
}

const pageNames = ['promotions', 'home', 'notices', 'help', 'download'] as const;
const visitorPages = ['login', 'register', 'forgot'] as const;
/** The pages of the member centre that players search for. */
const actionPages = [
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
type WordsOf =
  | GameType
  | (typeof pageNames)[number]
  | (typeof visitorPages)[number]
  | (typeof actionPages)[number]
  | (typeof rewardPages)[number]
  | (typeof sitePages)[number]['name'];
