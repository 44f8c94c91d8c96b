import { LazyPushOffer } from '#core/app/LazyPushOffer.tsx';
import { useInstallCard } from '#core/app/useInstallCard.ts';

/** Offers to tell this device of results (MEM-04e). Below the bets, which it does not move; one offer at a time. */
export function ResultOffer() {
  const [installs] = useInstallCard();
  return installs ? null : <LazyPushOffer kind="betSettled" />;
}
