import { classes } from '#ui/Box/element.ts';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { paths } from '../routing/paths.ts';
import type { BrandView } from '../site/brand.ts';
import { link, markAlone, name, picture, primary, secondary } from './BrandMark.css.ts';

export interface BrandMarkProps {
  readonly brand: BrandView;
  /** False in a window that must not become a second site. @default true */
  readonly linked?: boolean;
  /** Shows the mark alone below the desktop's width. @default false */
  readonly short?: boolean;
}

/** The brand's mark and name, as a link to the home page. The boot script draws both into the prerendered app shell. */
export function BrandMark({ brand, linked = true, short = false }: BrandMarkProps) {
  const mark = (
    <>
      {'src' in brand.mark ? (
        <img src={brand.mark.src} alt="" className={picture} />
      ) : (
        <svg viewBox="0 0 32 32" className={picture} aria-hidden>
          <path d={brand.mark.primary} className={primary} />
          <path d={brand.mark.secondary} className={secondary} />
        </svg>
      )}
      <span translate="no" className={name}>
        {brand.name}
      </span>
    </>
  );
  if (!linked) return <span className={link}>{mark}</span>;
  return (
    <Anchor href={paths.home()} className={classes(link, short && markAlone)} data-brand-mark="">
      {mark}
    </Anchor>
  );
}
