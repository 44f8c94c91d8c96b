import type { LinkDepositsPart } from '../registration.types.ts';
import { FirstDeposits } from './FirstDeposits.tsx';
import { useFirstDeposits } from './useFirstDeposits.ts';

/** The first deposits of a link, connected to the platform. */
export const ConnectedFirstDeposits = ({ linkId, onClose }: LinkDepositsPart) => (
  <FirstDeposits {...useFirstDeposits(linkId)} onClose={onClose} />
);
