import { use, useMemo } from 'react';
import type { Game } from '#api/games.ts';
import { type ImageUrl, useImageUrl, vendorMarkPath } from '#core/catalogue/images.ts';
import { useSession } from '#core/data/platform.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useMember } from '#core/session/member.ts';
import { stopFor, usePlayStatus } from '#core/session/playStatus.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { useFlags, useWhitelabel } from '#core/site/site.ts';
import { SupportContext } from '#core/site/support.ts';
import type { CommandOption, LocalOptions } from './commandPalette.types.ts';
import { makeLocalOptions } from './localOptions.ts';
import type { CategoryList } from './useCategoryList.ts';
import { useLotteries } from './useLotteries.ts';
import { useStableValue } from './useStableValue.ts';

/**
 * Provides the options for services, pages, vendors, lotteries and cached games, in the player's language.
 * @param withLotteries whether to load the lotteries
 * @param from the page that the pages of a centre open over
 */
export function useLocalOptions(
  categories: Remote<CategoryList>,
  cachedGames: readonly Game[],
  toOption: (game: Game) => CommandOption,
  withLotteries: boolean,
  from: string,
): LocalOptions {
  const common = useTranslation('common').t;
  const palette = useTranslation('commandPalette').t;
  const nodes = useWhitelabel();
  const visitor = useSession() === null;
  const { role } = useMember();
  const { FREEPLAY3: withFreePlay } = useFlags();
  const [play] = usePlayStatus({ skip: visitor });
  const { invites } = usePublicState(true);
  // Also before it is known whether there is a break.
  const withRewards = play.status === 'ready' ? stopFor(play.value, 'claim') === null : visitor;
  const imageUrl = useStableImageUrl();
  const ready = categories.status === 'ready' ? categories.value : [];
  const list = useStableValue(ready, JSON.stringify(ready));
  const entries = use(SupportContext)?.entries ?? [];
  const services = useStableValue(entries, JSON.stringify(entries));
  const lotteries = useLotteries(withLotteries && list.some(({ type }) => type === 'LOTT'));
  const cached = useMemo(() => cachedGames.map(toOption), [cachedGames, toOption]);
  return useMemo(
    () =>
      makeLocalOptions({
        categories: list,
        lotteries,
        services,
        cached,
        nodes,
        role,
        withRewards,
        withInvitations: invites === true,
        withFreePlay,
        from,
        imageUrl,
        markOf: vendorMarkPath,
        common,
        palette,
      }),
    [
      list,
      lotteries,
      services,
      cached,
      nodes,
      role,
      withRewards,
      invites,
      withFreePlay,
      from,
      imageUrl,
      common,
      palette,
    ],
  );
}

/** `useImageUrl` with a stable identity: the image hosts change only once, with the platform's answer. */
export function useStableImageUrl(): ImageUrl {
  const imageUrl = useImageUrl();
  return useStableValue(imageUrl, imageUrl('/') ?? '');
}
