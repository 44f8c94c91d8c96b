import { PositionText } from '#core/money/position/PositionText.tsx';
import { useMoneyPosition } from '#core/money/position/useMoneyPosition.ts';

/** Where the player's money is, in one line of the wallet (MEM-02a). Asked when the wallet opens. */
export const PositionLine = () => <PositionText position={useMoneyPosition()} />;
