import { Link } from 'react-router-dom';
import type { AnchorAttributes } from '#ui/Link/LinkProvider.tsx';
import { preloadPage } from './pages.ts';

/** The kit's links, through the router. The page behind one is fetched when a pointer or the focus comes near. */
export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: AnchorAttributes) {
  const near = (): void => void preloadPage(href.split(/[?#]/)[0] ?? '');
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => {
        near();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        near();
        onFocus?.(event);
      }}
    />
  );
}
