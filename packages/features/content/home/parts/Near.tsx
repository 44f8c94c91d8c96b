import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { whenNear } from '#ui/LazyImage/nearView.ts';

interface NearProps {
  /** Called once, when the element is near the viewport. */
  onNear: () => void;
  children: ReactNode;
}

/** Wraps content that loads when it is near the viewport. */
export function Near({ onNear, children }: NearProps) {
  const element = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => (element.current ? whenNear(element.current, () => near()) : undefined), []);
  return <div ref={element}>{children}</div>;
}
