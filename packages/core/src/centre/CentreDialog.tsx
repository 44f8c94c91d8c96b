import { LayoutGrid } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '#ui/Box/element.ts';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { useOverlayTitle } from '../routing/useOverlayTitle.ts';
import { broadLayout, content, hiddenOnPhones, layout, notice, sidebar, toMenu } from './CentreDialog.css.ts';
import { centreLinkOf } from './centreLink.ts';
import { CentreLoading } from './CentreLoading.tsx';
import { CentreMenu, type CentreMenuProps } from './CentreMenu.tsx';
import { LazyClosedPage } from './LazyClosedPage.tsx';
import { SkipMenu } from './SkipMenu.tsx';
import type { Closed } from './useClosedPage.ts';

/** What the hook of a centre knows, whatever its pages are. */
export interface CentreState<Page extends string> {
  readonly open: boolean;
  /** The current page. Kept while the dialog closes. */
  readonly page: Page;
  /** It is not known yet whether the requested page is offered: the dialog is open, with nothing of a page. @default false */
  readonly undecided?: boolean;
  /** The URL requests a page that the centre does not have. @default false */
  readonly instead?: boolean;
  /** Why the page is closed, and what is open instead; null for an open one. @default null */
  readonly closed?: Closed | null;
  /** On phones, shows the menu in place of the page, once it is known. Other screens show both. @default false */
  readonly menu?: boolean;
  /** Link to the menu, for phones. */
  readonly menuHref: string;
  /** Called instead of following a link to another page of a centre, which replaces this one in the history. */
  readonly onFollow: (href: string) => void;
  readonly onClose: () => void;
}

export interface CentreDialogProps extends CentreState<string>, CentreMenuProps {
  /** Widens the dialog for tables. @default false */
  readonly broad?: boolean;
  /** The title of the current page. */
  readonly title: string;
  /** The link to the menu, on phones. */
  readonly allPages: string;
  /** What is said in place of a page that the centre does not have, above the first one. */
  readonly notOffered: string;
  /** What follows the menu, such as the way to a page that is no page of the centre. @default nothing */
  readonly belowMenu?: ReactNode;
  /** The current page. */
  readonly children: ReactNode;
}

/**
 * A centre (MEM-01, AGT-01): a dialog over any page, with a menu beside the content. On phones the menu is a page of its own,
 * one tap from every other. The menu stays visible while the content scrolls.
 */
export function CentreDialog({
  open,
  page,
  broad = false,
  undecided = false,
  instead = false,
  closed = null,
  menu = false,
  menuHref,
  onFollow,
  onClose,
  title,
  allPages,
  notOffered,
  label,
  groups,
  belowMenu,
  children,
}: CentreDialogProps) {
  const contentId = useId();
  // Until its entries are known, there is nothing to pass by.
  const hasMenu = groups.some(({ entries }) => entries.length > 0);
  const { t } = useTranslation('common');
  useOverlayTitle(open ? (menu ? label : title) : undefined);
  const inside = useFocusAfterChange(menu ? 'menu' : page);
  const interceptLink = (event: MouseEvent): void => {
    const href = centreLinkOf(event);
    if (href === null) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <Dialog
      width={broad ? 'broad' : 'full'}
      open={open}
      onOpenChange={onClose}
      title={title}
      lead={
        !menu && (
          <div className={toMenu} onClickCapture={interceptLink}>
            <Link href={menuHref} size="touch">
              <Icon of={LayoutGrid} label={allPages} />
            </Link>
          </div>
        )
      }
      closeLabel={t('close')}
    >
      <div ref={inside} tabIndex={-1} className={classes(layout, broad && broadLayout)} onClickCapture={interceptLink}>
        <div className={classes(sidebar, !menu && hiddenOnPhones)}>
          {hasMenu && <SkipMenu to={contentId} />}
          {groups.length > 0 && <CentreMenu label={label} groups={groups} />}
          {hasMenu && belowMenu}
        </div>
        {/* The key resets the scroll position on a page change. */}
        <div
          key={page}
          id={contentId}
          ref={keepFocus}
          tabIndex={-1}
          className={classes(content, menu && !undecided && hiddenOnPhones)}
        >
          {instead && (
            <div role="status" className={notice}>
              <Text>{notOffered}</Text>
            </div>
          )}
          {undecided && <CentreLoading />}
          {!undecided && closed !== null && <LazyClosedPage level={3} name={title} closed={closed} />}
          {!undecided && closed === null && children}
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Keeps the focus in the content when what had it is removed, as a retry button is by its answer: it goes to the region around.
 * Otherwise it would begin anew in the dialog.
 */
function keepFocus(pane: HTMLDivElement | null) {
  if (pane === null) return;
  const observer = new MutationObserver((changes) => {
    const change = changes.find(({ removedNodes, target }) => removedNodes.length > 0 && target.isConnected);
    if (change === undefined || document.activeElement !== document.body) return;
    (change.target as Element).closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  });
  observer.observe(pane, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns a ref of the dialog's inside, which takes the focus when the element that had it is no longer shown. */
function useFocusAfterChange(shown: string) {
  const inside = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const focused = document.activeElement;
    if (focused === document.body || focused?.checkVisibility() === false) inside.current?.focus();
  }, [shown]);
  return inside;
}
