import { use } from 'react';
import { isExternal } from './isExternal.ts';
import { type AnchorAttributes, LinkContext } from './LinkProvider.tsx';

/** An unstyled anchor for components. Internal URLs use the router's link, external ones a plain anchor. */
export function Anchor(attributes: AnchorAttributes) {
  const Component = use(LinkContext);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the attributes bring it.
  return isExternal(attributes.href) ? <a rel="noreferrer" {...attributes} /> : <Component {...attributes} />;
}
