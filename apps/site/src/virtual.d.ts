/** The screens of the route table's pages; see build/screens.ts. */
declare module 'virtual:screens' {
  import type { ComponentType } from 'react';

  /** Loads a screen that renders its view with the props of its hook. */
  type LoadScreen = () => Promise<{ readonly Screen: ComponentType<{ readonly options?: unknown }> }>;
  export const screens: { readonly [screen: string]: LoadScreen };
}

/** The screens of the member centre. */
declare module 'virtual:screens/member' {
  export { screens } from 'virtual:screens';
}
