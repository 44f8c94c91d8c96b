import { PositionText } from './PositionText.tsx';
import { useMoneyPosition } from './useMoneyPosition.ts';

/** `PositionText`, connected to the platform. */
export const ConnectedPositionText = () => <PositionText position={useMoneyPosition()} />;
