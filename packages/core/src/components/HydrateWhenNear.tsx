import { type ReactNode, type RefObject, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { createViewportObserver } from '#ui/NearViewport/viewportObserver.ts';
import { useMessageLanguage } from '../i18n/useTranslation.tsx';

export interface HydrateWhenNearProps {
  /** The element around the content. */
  readonly place: RefObject<Element | null>;
  /** Takes all that changes from its props, except the language. */
  readonly children: ReactNode;
}

/**
 * Leaves a part of a document as it is until the part comes near the viewport: its markup stands and its links work, while
 * React neither renders it nor keeps anything of it. What is hidden, such as a navigation of wide screens on a phone, stays
 * so for good. Other props show once the part is near; another language, at once. Where there was no document, renders the
 * content at once.
 */
export function HydrateWhenNear(props: HydrateWhenNearProps) {
  // The messages come from a context, of whose changes React tells no part that it has not taken over.
  return <Part key={useMessageLanguage()} {...props} />;
}

function Part({ place, children }: HydrateWhenNearProps) {
  const hydrated = useHydrated();
  const [near] = useState(() => (hydrated ? null : isServer ? { given, give: nothing } : createSignal()));
  const [isTaken, setTaken] = useState(near === null);
  // No boundary where there was no document: with one, a navigation to a page whose code was loading never ended in React's
  // development build.
  const content =
    near === null ? (
      children
    ) : (
      <Suspense fallback={null}>
        <Content near={near.given} onTaken={setTaken}>
          {children}
        </Content>
      </Suspense>
    );
  // The same element until React has taken the part over, with the content of the document: any other would make React
  // throw the markup away and render it again.
  const [first] = useState(content);
  const watch = useEffectEvent(() =>
    near === null || place.current === null ? undefined : observe(place.current, (isNear) => isNear && near.give()),
  );
  useEffect(() => watch(), []);
  return isTaken ? content : first;
}

const observe = createViewportObserver({ rootMargin: '50%' });
const isServer = typeof window === 'undefined';
const nothing = (): void => {};

function createSignal(): { given: Promise<void>; give: () => void } {
  let give = nothing;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

/** As React marks a promise that it has seen fulfilled: it does not suspend, on a server either. */
const given = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

interface ContentProps {
  near: Promise<void>;
  onTaken: (isTaken: true) => void;
  children: ReactNode;
}

function Content({ near, onTaken, children }: ContentProps) {
  // True where React had to render the part anew, because something above it has changed.
  const isNew = useHydrated();
  const [waits] = useState(!isNew);
  use(waits ? near : given);
  useEffect(() => onTaken(true), [onTaken]);
  return children;
}
