/** The screens with a first view of their own; see build/screens.ts. */
declare module 'virtual:screens' {
  import type { ComponentType } from 'react';

  /** Loads a screen that renders its view with the props of its hook. */
  type LoadScreen = () => Promise<{ readonly Screen: ComponentType<{ readonly options?: unknown }> }>;
  export const screens: { readonly [screen: string]: LoadScreen };
}

/** The screens of the other pages. */
declare module 'virtual:screens/others' {
  export { screens } from 'virtual:screens';
}

/** The screens of the agent centre. */
declare module 'virtual:screens/agent' {
  export { screens } from 'virtual:screens';
}

/** The screens of the member centre. */
declare module 'virtual:screens/member' {
  export { screens } from 'virtual:screens';
}

/** css-tree in one file with its data, as a bundle needs it. */
declare module 'css-tree/dist/csstree.esm' {
  export { lexer } from 'css-tree';
}
