import { OfferView } from './OfferView.tsx';
import { useOffer } from './useOffer.ts';

/** What can be done about a promotion, connected to the platform. Loads after the text of the promotion. */
export const Offer = ({ promotionId }: { promotionId: string }) => <OfferView {...useOffer(promotionId)} />;
