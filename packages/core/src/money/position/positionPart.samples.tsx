import type { Globals } from '#storybook/sampleOf.ts';
import { MoneyPosition } from './MoneyPosition.tsx';
import type { MoneyPositionPart } from './MoneyPositionPart.ts';
import { samplePosition } from './position.samples.ts';
import type { PositionParts } from './position.ts';

// Apart from the data, which tests without a browser read too: this one has styles.

/** The part of a page that shows where the money is, with samples. */
export function samplePositionPart(globals: Globals, change: Partial<PositionParts> = {}): MoneyPositionPart {
  const position = samplePosition(globals, change);
  return (props) => <MoneyPosition {...props} position={position} />;
}
