import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { NavCategory } from '../FrameScreen.tsx';
import { alignLeftFrom } from '../navigation.model.ts';
import { link } from './MainNavigation.css.ts';
import { disclosure, drawing, item, itemOwnPlace } from './NavigationItem.css.ts';
import { VendorPanel } from './VendorPanel.tsx';

/** A pointer on its way from the entry to the panel may leave both for this long, in ms. */
const graceMs = 120;

interface NavigationItemProps {
  category: NavCategory;
  current: boolean;
}

/** A category: a link to its page, and beside it a button that shows its vendors. A resting pointer shows them too. */
export function NavigationItem({ category, current }: NavigationItemProps) {
  const { t } = useTranslation('frame');
  const name = useTranslation('shared').t(`gameTypes.${category.type}`);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => () => clearTimeout(leaving.current), []);

  const onPointerEnter = (event: PointerEvent): void => {
    clearTimeout(leaving.current);
    if (event.pointerType === 'mouse') setOpen(true);
  };
  const onPointerLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') leaving.current = setTimeout(() => setOpen(false), graceMs);
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>): void => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' && !panel.current?.contains(event.target as Node)) {
      event.preventDefault();
      flushSync(() => setOpen(true));
      panel.current?.querySelector('a')?.focus();
    }
  };

  // NAV-06a: a long menu takes the width of the navigation, a short one stands below its entry.
  const long = category.vendors.length >= alignLeftFrom;
  return (
    <li
      className={long ? item : itemOwnPlace}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Anchor
        href={category.href}
        className={link}
        aria-current={current ? 'page' : undefined}
        onClick={() => setOpen(false)}
      >
        <span className={drawing}>
          <Icon of={navIcons[category.type]} size="small" />
        </span>
        {name}
      </Anchor>
      <button
        ref={button}
        type="button"
        aria-label={t('openVendors', { category: name })}
        aria-expanded={open}
        aria-controls={panelId}
        className={disclosure}
        onClick={() => setOpen(!open)}
      >
        <Icon of={ChevronDown} size="small" />
      </button>
      <div ref={panel} id={panelId} hidden={!open}>
        {open && (
          <VendorPanel category={category} label={t('vendorsOf', { category: name })} onFollow={() => setOpen(false)} />
        )}
      </div>
    </li>
  );
}
