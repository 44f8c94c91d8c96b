import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref } from 'react';

export type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** The link of a router, taking `href`. */
export type LinkComponent = ComponentType<AnchorAttributes>;

/**
 * Goes to a page of the site, for links that are not the kit's own: those in rich text.
 * @param path `/rng?vassalage=LTWR`
 * @returns false where there is no such page, so that the browser follows the link itself
 */
export type Follow = (path: string) => boolean;

export const LinkContext = createContext<LinkComponent | 'a'>('a');

const nowhere: Follow = () => false;
export const FollowContext = createContext<Follow>(nowhere);

export interface LinkProviderProps {
  /** Draws every link to a page of the site. Keep it the same from render to render. */
  component: LinkComponent;
  /** Without it the links in rich text load their page anew. */
  follow?: Follow;
  children: ReactNode;
}

/** Hands the kit the router's link, once, around the whole site. Without it links are plain anchors. */
export function LinkProvider({ component, follow = nowhere, children }: LinkProviderProps) {
  return (
    <LinkContext value={component}>
      <FollowContext value={follow}>{children}</FollowContext>
    </LinkContext>
  );
}
