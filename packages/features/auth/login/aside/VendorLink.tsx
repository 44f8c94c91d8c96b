import { MaintenanceBadge } from '#core/components/MaintenanceBadge.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { mark as markClass, vendor as vendorClass } from './LoginAside.css.ts';
import type { AsideVendorView } from './loginAside.types.ts';

/** Link with the logo and name of a vendor (LGN-03). */
export function VendorLink({ vendor }: { readonly vendor: AsideVendorView }) {
  const { name, mark, inMaintenance, href, onPress } = vendor;
  return (
    <Anchor
      href={href}
      className={vendorClass}
      onClick={(event) => {
        // Modifier keys open a new tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
    >
      <span className={markClass}>
        {mark !== null && <LazyImage src={mark} alt="" ratio="1:1" fit="contain" transparent />}
      </span>
      <span>{name}</span>
      {inMaintenance && <MaintenanceBadge place="onMark" />}
    </Anchor>
  );
}
