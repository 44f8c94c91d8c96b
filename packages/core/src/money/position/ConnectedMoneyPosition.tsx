import { MoneyPosition } from './MoneyPosition.tsx';
import type { MoneyPositionPart } from './MoneyPositionPart.ts';
import { useMoneyPosition } from './useMoneyPosition.ts';

/** `MoneyPosition`, connected to the platform. */
export const ConnectedMoneyPosition: MoneyPositionPart = (props) => (
  <MoneyPosition {...props} position={useMoneyPosition(props.detail)} />
);
