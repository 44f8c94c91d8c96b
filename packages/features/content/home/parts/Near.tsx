import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenNear } from '#ui/LazyImage/nearView.ts';
import { still } from '#ui/Skeleton/Skeleton.css.ts';

interface NearProps {
  /** Called once, when the element is near the viewport. */
  onNear: () => void;
  /** The skeleton of what loads then. It does not move before. */
  children: ReactNode;
}

/** Wraps the skeleton of content that loads when it is near the viewport. */
export function Near({ onNear, children }: NearProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const near = useEffectEvent(() => {
    setIsNear(true);
    onNear();
  });
  useEffect(() => (element.current ? whenNear(element.current, () => near()) : undefined), []);
  return (
    <div ref={element} className={isNear ? undefined : still}>
      {children}
    </div>
  );
}
