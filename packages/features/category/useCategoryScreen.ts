import type { GameType } from '#api/primitives.ts';
import { useImageAddress } from '../shared/images.ts';
import { useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { mapRemote } from '../shared/remote.ts';
import { useCategories } from '../shared/useCategories.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { toVendorView } from '../shared/vendorView.ts';
import type { CategoryScreenProps } from './CategoryScreen.tsx';

/** The category of the route: its vendors, each with the address that launches its lobby (GAM-02). */
export function useCategoryScreen(type: GameType): CategoryScreenProps {
  const categories = useCategories();
  const imageAddress = useImageAddress();
  const onOpen = useGatedOpen();
  const from = paths.category(type);
  return {
    type,
    role: useMember().role,
    vendors: mapRemote(categories, (all) =>
      (all.find((category) => category.type === type)?.vendors ?? []).map((card) =>
        toVendorView(card, imageAddress, paths.game({ vassalage: card.vassalage, gameType: card.gameType, from })),
      ),
    ),
    homeHref: paths.home(),
    onOpen,
  };
}
