import { walletMerchant } from '#api/member.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { useRemote } from '#core/data/remote.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';

const MoveOfferDialog = lazyComponent(async () => (await import('./MoveOfferDialog.tsx')).MoveOfferDialog);

/**
 * Offers to move money to the vendor of a game whose own wallet is empty (MNY-06). With one wallet for all vendors it loads
 * nothing.
 * @param vassalage the vendor of the game
 */
export function MoveOffer({ vassalage }: { vassalage: string }) {
  const [merchant] = useRemote(walletMerchant, {}, 'oncePerSession');
  if (merchant.status !== 'ready' || merchant.value.isSingle) return null;
  return (
    <LazySection optional>
      <MoveOfferDialog key={vassalage} vassalage={vassalage} />
    </LazySection>
  );
}
