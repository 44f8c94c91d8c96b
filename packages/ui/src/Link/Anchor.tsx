import { use } from 'react';
import { leavesTheSite } from './address.ts';
import { type AnchorAttributes, LinkContext } from './LinkProvider.tsx';

/** For the kit's own components: an anchor without looks, through the router where the router serves the address. */
export function Anchor(attributes: AnchorAttributes) {
  const Component = use(LinkContext);
  return leavesTheSite(attributes.href) ? <a rel="noreferrer" {...attributes} /> : <Component {...attributes} />;
}
