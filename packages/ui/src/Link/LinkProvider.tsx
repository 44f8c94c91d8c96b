import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref } from 'react';

/** The attributes of an anchor that has a URL. */
export type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A router's link component. It receives the URL as `href`. */
export type LinkComponent = ComponentType<AnchorAttributes>;

/**
 * Navigates to a page of the site. Used for links in rich text, which are not components.
 * @param path e.g. `/rng?vassalage=LTWR`
 * @returns false if there is no such page; the browser then follows the link
 */
export type Follow = (path: string) => boolean;

/** The component that renders internal links. */
export const LinkContext = createContext<LinkComponent | 'a'>('a');

const neverFollow: Follow = () => false;
/** The function that follows links in rich text. */
export const FollowContext = createContext<Follow>(neverFollow);

export interface LinkProviderProps {
  /** The router's link component. Its identity must be stable between renders. @default plain anchors */
  component?: LinkComponent;
  /** Follows links in rich text. @default full page loads */
  follow?: Follow;
  /** The application. */
  children: ReactNode;
}

/** Connects the kit's links to a router. Without it, links are plain anchors, which a router may follow by their clicks. */
export function LinkProvider({ component, follow = neverFollow, children }: LinkProviderProps) {
  return (
    <LinkContext value={component ?? 'a'}>
      <FollowContext value={follow}>{children}</FollowContext>
    </LinkContext>
  );
}
