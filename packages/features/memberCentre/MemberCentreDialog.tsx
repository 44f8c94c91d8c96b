import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { scrollToMiddle } from '#ui/TabStrip/scrollToMiddle.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { MemberPage } from '../shared/navigation.ts';
import { leadsWithin } from './leadsWithin.ts';
import { content, entry, layout, list, menu } from './MemberCentreDialog.css.ts';
import { pageIcons } from './parts/pageIcons.ts';

export interface MemberCentreDialogProps {
  readonly open: boolean;
  readonly page: MemberPage;
  /** The pages that there are for this player, in the order of the menu. */
  readonly entries: readonly { readonly page: MemberPage; readonly href: string }[];
  /** Called instead of following a link to another page of the centre: it takes the place of this one. */
  readonly onFollow: (href: string) => void;
  readonly onClose: () => void;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * MEM-01: the member centre over any page, with its menu beside the content, or in a strip above it on phones. The menu
 * stays in view while the content scrolls.
 */
export function MemberCentreDialog({ open, page, entries, onFollow, onClose, children }: MemberCentreDialogProps) {
  const { t } = useTranslation('centre');
  const shared = useTranslation('shared').t;
  const hold = (event: MouseEvent): void => {
    const href = leadsWithin(event);
    if (href === null) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    <Dialog width="room" open={open} onOpenChange={onClose} title={t(`pages.${page}`)} closeLabel={shared('close')}>
      <div className={layout} onClickCapture={hold}>
        <CentreMenu page={page} entries={entries} />
        {/* Another page begins at its top. */}
        <div key={page} className={content}>
          {children}
        </div>
      </div>
    </Dialog>
  );
}

function CentreMenu({ page, entries }: Pick<MemberCentreDialogProps, 'page' | 'entries'>) {
  const { t } = useTranslation('centre');
  const strip = useRef<HTMLUListElement>(null);
  const count = entries.length;
  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && current) scrollToMiddle(strip.current, current, 'instant');
  }, [page, count]);
  return (
    <nav aria-label={t('menu')} className={menu}>
      <ul ref={strip} role="list" className={list}>
        {entries.map(({ page: to, href }) => (
          <li key={to}>
            <Anchor href={href} className={entry} aria-current={to === page ? 'page' : undefined}>
              <Icon of={pageIcons[to]} />
              {t(`pages.${to}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
