import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { whenNear } from '#ui/LazyImage/nearView.ts';

export interface NearProps {
  /** Called once, when the place comes near the screen. */
  onNear: () => void;
  children: ReactNode;
}

/** The place of something that is fetched when the player comes near it. */
export function Near({ onNear, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => (place.current ? whenNear(place.current, () => near()) : undefined), []);
  return <div ref={place}>{children}</div>;
}
