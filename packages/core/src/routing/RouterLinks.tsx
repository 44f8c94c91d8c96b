import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { isExternal } from '#ui/Link/isExternal.ts';
import { useNavigate, useReadUrl } from './router.ts';
import { links } from './RouterLinks.css.ts';

export interface RouterLinksProps {
  /** Whether the site has the page of a link. The browser follows other links. @default all do */
  readonly isPage?: (pathname: string) => boolean;
  /** Called with the pathname of a link when the pointer or the focus enters it. */
  readonly onApproach?: (pathname: string) => void;
  readonly children: ReactNode;
}

/**
 * Follows the links inside it, in dialogs as well, without loading the document again. One handler for all of them: a
 * link component of the router subscribes to the location, so that every link of a page would render at each navigation.
 */
export function RouterLinks({ isPage = always, onApproach, children }: RouterLinksProps) {
  const navigate = useNavigate();
  const readUrl = useReadUrl();
  const approached = useRef<Element>(null);

  const onClick = (event: MouseEvent): void => {
    const link = linkOf(event);
    const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === null || event.defaultPrevented || isModified) return;
    if (!['', '_self'].includes(link.element.target) || link.element.hasAttribute('download') || !isPage(link.pathname))
      return;
    event.preventDefault();
    const { pathname, search, hash } = readUrl();
    // As browsers do: the page that is open gets no second entry in the history.
    void navigate(link.href, { replace: link.href === pathname + search + hash });
  };
  const approach = (event: FocusEvent | PointerEvent): void => {
    const link = linkOf(event);
    if (link === null || link.element === approached.current) return;
    approached.current = link.element;
    onApproach?.(link.pathname);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links themselves are pressed
    <div className={links} onClick={onClick} onPointerOver={approach} onFocus={approach}>
      {children}
    </div>
  );
}

const always = (): boolean => true;

/** The internal link that an event happened in. */
function linkOf({
  target,
}: {
  target: EventTarget;
}): { element: HTMLAnchorElement; href: string; pathname: string } | null {
  const element = target instanceof Element ? target.closest('a') : null;
  const href = element?.getAttribute('href');
  if (!element || href == null || isExternal(href)) return null;
  return { element, href, pathname: href.split(/[?#]/)[0] ?? '' };
}
