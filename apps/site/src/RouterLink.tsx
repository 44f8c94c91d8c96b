import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { AnchorAttributes } from '#ui/Link/LinkProvider.tsx';
import { preloadPage } from './pages.ts';

/**
 * The kit's links, through the router. The page behind one is fetched when a pointer or the focus comes near. The
 * router's own `Link` would do the same, and brings its framework mode along into the first view.
 */
export function RouterLink({ href, onPointerEnter, onFocus, onClick, ...rest }: AnchorAttributes) {
  const address = useHref(href);
  const follow = useLinkClickHandler(href, { target: rest.target });
  const near = (): void => void preloadPage(href.split(/[?#]/)[0] ?? '');
  return (
    <a
      {...rest}
      href={address}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        near();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        near();
        onFocus?.(event);
      }}
    />
  );
}
