import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useImageAddress } from '../../shared/images.ts';
import { paths } from '../../shared/navigation.ts';
import { usePlatform } from '../../shared/platform.tsx';
import { mapRemote } from '../../shared/remote.ts';
import { useCategories } from '../../shared/useCategories.ts';
import { toVendorView } from '../../shared/vendorView.ts';
import { type AsideGroupId, asideGroups } from './aside.model.ts';
import type { LoginAsideProps } from './LoginAside.tsx';
import { type LoginWindowOptions, useLoginWindow } from './useLoginWindow.ts';

/** LGN-02: the vendors, by category, and where each of them leads. */
export function useLoginAside(options: LoginWindowOptions): Omit<LoginAsideProps, 'registerHref' | 'onRegister'> {
  const { clock } = usePlatform();
  const navigate = useNavigate();
  const categories = useCategories();
  const imageAddress = useImageAddress();
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
          ...toVendorView(card, imageAddress, asksToLogIn ? paths.login({ next: target }) : target, clock.now()),
          type: card.gameType,
          onPress: () => (asksToLogIn ? open(target) : go(target)),
        })),
      })),
    ),
    chosen,
    // FISH has a page of its own for that (LGN-02d).
    onChoose: (id) => (id === 'FISH' ? go(paths.hall('fish')) : setChosen(id)),
    waiting,
  };
}
