import { Anchor } from '#ui/Link/Anchor.tsx';
import { paths } from '../../shared/navigation.ts';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import { link, name, picture, primary, secondary } from './BrandMark.css.ts';

/** The brand's mark and name, leading home. */
export function BrandMark({ brand }: Pick<FrameScreenProps, 'brand'>) {
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
