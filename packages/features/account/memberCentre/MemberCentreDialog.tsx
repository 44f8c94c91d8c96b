import { LayoutGrid } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { centreLinkOf } from './centreLink.ts';
import { menuGroups } from './memberCentre.model.ts';
import type { MemberCentreDialogProps } from './memberCentre.types.ts';
import {
  content,
  entry,
  groupName,
  hiddenOnPhones,
  layout,
  list,
  notice,
  sidebar,
  toMenu,
} from './MemberCentreDialog.css.ts';
import { pageIcon } from './parts/pageIcons.ts';

interface MemberCentreSlots {
  /** The current page. */
  readonly children: ReactNode;
}

/**
 * Member centre (MEM-01): a dialog over any page, with a menu beside the content. On phones the menu is a page of its own,
 * one tap from every other. The menu stays visible while the content scrolls.
 */
export function MemberCentreDialog(props: MemberCentreDialogProps & MemberCentreSlots) {
  const { open, page, instead = false, menu = false, menuHref, entries, onFollow, onClose, children } = props;
  const { t } = useTranslation('memberCentre');
  const shared = useTranslation('common').t;
  const inside = useFocusAfterChange(menu ? 'menu' : page);
  const interceptLink = (event: MouseEvent): void => {
    const href = centreLinkOf(event);
    if (href === null) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <Dialog width="full" open={open} onOpenChange={onClose} title={t(`pages.${page}`)} closeLabel={shared('close')}>
      <div ref={inside} tabIndex={-1} className={layout} onClickCapture={interceptLink}>
        {!menu && (
          <div className={toMenu}>
            <Link href={menuHref} size="touch">
              <Icon of={LayoutGrid} size="small" /> {t('allPages')}
            </Link>
          </div>
        )}
        <div className={classes(sidebar, !menu && hiddenOnPhones)}>
          <CentreMenu page={page} entries={entries} />
        </div>
        {/* The key resets the scroll position on a page change. */}
        <div key={page} className={classes(content, menu && hiddenOnPhones)}>
          {instead && (
            <div role="status" className={notice}>
              <Text>{t('notOffered')}</Text>
            </div>
          )}
          {children}
        </div>
      </div>
    </Dialog>
  );
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

function CentreMenu({ page, entries }: Pick<MemberCentreDialogProps, 'page' | 'entries'>) {
  const { t } = useTranslation('memberCentre');
  const id = useId();
  return (
    <nav aria-label={t('menu')}>
      {menuGroups(entries).map(({ group, entries: own }) => (
        <Fragment key={group}>
          {group !== null && (
            <p id={id + group} className={groupName}>
              {t(`groups.${group}`)}
            </p>
          )}
          <ul role="list" aria-labelledby={group === null ? undefined : id + group} className={list}>
            {own.map(({ page: to, href }) => (
              <li key={to}>
                <Anchor href={href} className={entry} aria-current={to === page ? 'page' : undefined}>
                  <Icon of={pageIcon(to)} />
                  {t(`pages.${to}`)}
                </Anchor>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
