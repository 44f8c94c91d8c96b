import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Resting } from '../../shared/Resting.tsx';
import { mark, vendor } from './LoginAside.css.ts';
import type { AsideVendorView } from './LoginAside.tsx';

/** LGN-03: a vendor by its mark and name. */
export function VendorLink({ name, mark: address, resting, href, onPress }: AsideVendorView) {
  return (
    <Anchor
      href={href}
      className={vendor}
      onClick={(event) => {
        // Who asks for another tab gets one.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
    >
      <span className={mark}>
        {address !== null && <LazyImage src={address} alt="" ratio="1:1" fit="contain" transparent />}
      </span>
      {name}
      {resting && <Resting place="onMark" />}
    </Anchor>
  );
}
