import { Anchor } from '#ui/Link/Anchor.tsx';
import { link, name, picture, primary, secondary } from './BrandMark.css.ts';
import { paths } from './navigation.ts';

export interface BrandMarkProps {
  readonly brand: {
    /** In the player's language. */
    readonly name: string;
    /** SVG path data on a 32 × 32 grid. */
    readonly mark: { readonly primary: string; readonly secondary: string };
  };
}

/** The brand's mark and name, leading home. */
export function BrandMark({ brand }: BrandMarkProps) {
  return (
    <Anchor href={paths.home()} className={link}>
      <svg viewBox="0 0 32 32" className={picture} aria-hidden>
        <path d={brand.mark.primary} className={primary} />
        <path d={brand.mark.secondary} className={secondary} />
      </svg>
      <span className={name}>{brand.name}</span>
    </Anchor>
  );
}
