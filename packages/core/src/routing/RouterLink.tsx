import type { MouseEvent } from 'react';
import type { AnchorAttributes } from '#ui/Link/LinkProvider.tsx';
import { useHref, useLinkClickHandler } from './router.ts';

export interface RouterLinkProps extends AnchorAttributes {
  /** Called with the pathname of the link when the pointer or the focus enters it. */
  readonly preload?: (pathname: string) => void;
}

/**
 * The kit's link component on top of the router. Replaces the router's own `Link`, which would add its framework mode to
 * the first view's bundle.
 */
export function RouterLink({ href, preload, onPointerEnter, onFocus, onClick, ...rest }: RouterLinkProps) {
  const resolvedHref = useHref(href);
  const follow = useLinkClickHandler(href, { target: rest.target });
  const onApproach = (): void => preload?.(href.split(/[?#]/)[0] ?? '');
  return (
    <a
      {...rest}
      href={resolvedHref}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        onApproach();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        onApproach();
        onFocus?.(event);
      }}
    />
  );
}
