import { useState } from 'react';
import { useImageUrl } from '#core/catalogue/images.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { toVendorView } from '#core/catalogue/vendorView.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { type AsideGroupId, asideGroups } from './aside.model.ts';
import type { LoginAsideProps, LoginWindowOptions } from './loginAside.types.ts';
import { useLoginWindow } from './useLoginWindow.ts';

/** Vendors by category, each with its destination (LGN-02). */
export function useLoginAside(options: LoginWindowOptions): Omit<LoginAsideProps, 'registerHref' | 'onRegister'> {
  const { clock } = usePlatform();
  const navigate = useNavigate();
  const categories = useCategories();
  const imageUrl = useImageUrl();
  const { waiting, open } = useLoginWindow(options);
  const [chosen, setChosen] = useState<AsideGroupId | null>(null);
  const go = (address: string): void => {
    void navigate(address);
    options.onLeave();
  };
  return {
    groups: mapRemote(categories, (all) =>
      asideGroups(all).map(({ id, vendors }) => ({
        id,
        vendors: vendors.map(({ card, target, asksToLogIn }) => ({
          ...toVendorView(card, imageUrl, asksToLogIn ? paths.login({ next: target }) : target, clock.now()),
          type: card.gameType,
          onPress: () => (asksToLogIn ? open(target) : go(target)),
        })),
      })),
    ),
    chosen,
    // FISH leads to its own page (LGN-02d).
    onChoose: (id) => (id === 'FISH' ? go(paths.lobby('fish')) : setChosen(id)),
    waiting,
  };
}
