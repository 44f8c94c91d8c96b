import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { NavCategory } from '../appShell.types.ts';
import { alignLeftFrom } from '../navigation.model.ts';
import { link } from './MainNavigation.css.ts';
import { disclosure, icon, item, itemWithOwnPanel } from './NavigationItem.css.ts';

const VendorPanel = lazyComponent(async () => (await import('./VendorPanel.tsx')).VendorPanel);

/** Delay before the panel closes, so that a pointer can cross the gap between entry and panel, in ms. */
const graceMs = 120;

interface NavigationItemProps {
  category: NavCategory;
  current: boolean;
}

/** A category: a link to its page and a button that opens its vendors. Hovering with a mouse opens them too. */
export function NavigationItem({ category, current }: NavigationItemProps) {
  const { t } = useTranslation('appShell');
  const name = category.name ?? t(`common:gameTypes.${category.type}`);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Opened by hovering alone: the click that follows keeps the panel open.
  const peeking = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  // The key that opens the panel moves the focus into it, which may still have to load.
  const entering = useRef(false);
  const panelId = useId();
  useEffect(() => () => clearTimeout(leaving.current), []);

  const enter = (): void => {
    if (!entering.current) return;
    entering.current = false;
    panel.current?.querySelector('a')?.focus();
  };
  const onPointerEnter = (event: PointerEvent): void => {
    clearTimeout(leaving.current);
    if (event.pointerType !== 'mouse') return;
    if (!open) peeking.current = true;
    setOpen(true);
  };
  const onPointerLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') leaving.current = setTimeout(() => setOpen(false), graceMs);
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    entering.current = false;
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>): void => {
    if (event.key === 'Escape' && open) {
      entering.current = false;
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' && !panel.current?.contains(event.target as Node)) {
      event.preventDefault();
      entering.current = true;
      if (open) enter();
      else flushSync(() => setOpen(true));
    }
  };

  // NAV-06a: a long panel spans the navigation; a short one is aligned with its entry.
  const long = category.vendors.length >= alignLeftFrom;
  return (
    <li
      className={long ? item : itemWithOwnPanel}
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
        <span className={icon}>
          <Icon of={navIcons[category.type]} size="small" />
        </span>
        <span>{name}</span>
      </Anchor>
      <button
        ref={button}
        type="button"
        aria-label={t('openVendors', { category: name })}
        aria-expanded={open}
        aria-controls={panelId}
        className={disclosure}
        onClick={() => {
          setOpen(!open || peeking.current);
          peeking.current = false;
        }}
      >
        <Icon of={ChevronDown} size="small" />
      </button>
      <div ref={panel} id={panelId} hidden={!open}>
        {open && (
          <LazySection>
            <VendorPanel
              category={category}
              label={t('vendorsOf', { category: name })}
              onShow={enter}
              onFollow={() => setOpen(false)}
            />
          </LazySection>
        )}
      </div>
    </li>
  );
}
