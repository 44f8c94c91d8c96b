import type { MouseEvent } from 'react';
import type { AnchorAttributes } from '#ui/Link/LinkProvider.tsx';
import { useHref, useLocation, useNavigate } from './router.ts';

export interface RouterLinkProps extends AnchorAttributes {
  /** Called with the pathname of the link when the pointer or the focus enters it. */
  readonly preload?: (pathname: string) => void;
}

/** The kit's link component on top of the router: an ordinary click navigates without loading a document. */
export function RouterLink({ href, preload, onPointerEnter, onFocus, onClick, ...rest }: RouterLinkProps) {
  const resolvedHref = useHref(href);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const onApproach = (): void => preload?.(href.split(/[?#]/)[0] ?? '');
  return (
    <a
      {...rest}
      href={resolvedHref}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOrdinary(event, rest.target)) return;
        event.preventDefault();
        // A link to the page that is shown adds no entry to the history, as in a browser.
        navigate(resolvedHref, { replace: resolvedHref === pathname + search + hash });
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

/** Whether a click follows a link in the same tab: the main button, without a key that opens or saves it elsewhere. */
const isOrdinary = (click: MouseEvent, target = '_self'): boolean =>
  click.button === 0 &&
  (target === '_self' || target === '') &&
  !(click.metaKey || click.altKey || click.ctrlKey || click.shiftKey);
