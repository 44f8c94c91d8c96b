import { useEffectEvent, useLayoutEffect } from 'react';
import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { NavCategory } from '../appShell.types.ts';
import { moveThrough } from './moveThrough.ts';
import { mark, panel, vendor, vendors } from './VendorPanel.css.ts';

interface VendorPanelProps {
  category: NavCategory;
  label: string;
  /** Called once the vendors are there. */
  onShow: () => void;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** Panel with the vendors of a category, below the navigation. */
export function VendorPanel({ category, label, onShow, onFollow }: VendorPanelProps) {
  const show = useEffectEvent(onShow);
  useLayoutEffect(() => show(), []);
  return (
    <div className={panel}>
      <ul aria-label={label} className={vendors} onKeyDown={(event) => moveThrough(event, 'a', 'both')}>
        {category.vendors.map(({ vassalage, name, mark: image, inMaintenance, href }) => (
          <li key={vassalage}>
            <Anchor href={href} className={vendor} onClick={onFollow}>
              <span className={mark}>
                {image !== null && <LazyImage src={image} alt="" ratio="1:1" fit="contain" transparent />}
              </span>
              <span>{name}</span>
              {inMaintenance && <MaintenanceBadge place="below" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
