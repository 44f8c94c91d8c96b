import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref } from 'react';

export type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** The link of a router, taking `href`. */
export type LinkComponent = ComponentType<AnchorAttributes>;

export const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** Draws every link to a page of the site. Keep it the same from render to render. */
  component: LinkComponent;
  children: ReactNode;
}

/** Hands the kit the router's link, once, around the whole site. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
