import { screens } from 'virtual:screens';
import { type LazyComponent, lazyComponent } from '#core/routing/lazyComponent.tsx';
import { type ScreenRoute, notFound, routeNamed, routeOf } from '#core/routing/routes.ts';

export interface ScreenViewProps {
  /** What the screen's hook receives: the route's variant, or what the member centre hands to its pages. */
  readonly options?: unknown;
}

const components = new Map<string, LazyComponent<ScreenViewProps>>();

/** Loads the list of screens that no first view needs. */
export const loadOtherScreens = () => import(/* every visit, at once */ 'virtual:screens/others');

/**
 * The screen of a route as a lazy component: its view with the props of its hook. The same component at each call.
 * @param source the virtual module that offers the screen
 */
export function screenOf({ screen, messages }: ScreenRoute, source = screens): LazyComponent<ScreenViewProps> {
  let component = components.get(screen);
  if (component === undefined) {
    const load = async () => {
      const found = source[screen] ?? (await loadOtherScreens()).screens[screen];
      if (found === undefined) throw new Error(`no screen ${screen}`);
      return (await found()).Screen;
    };
    component = lazyComponent(load, ...messages);
    components.set(screen, component);
  }
  return component;
}

/** The route of a pathname as a screen; "not found" for unknown paths and routes without a screen. */
export function screenAt(pathname: string): ScreenRoute {
  const name = routeOf(pathname);
  const { screen, messages = [] } = name === null ? notFound : routeNamed(name);
  return screen === undefined ? notFound : { screen, messages };
}

/** Loads the screen of a pathname before the player opens it. */
export const preloadPage = (pathname: string): Promise<void> => screenOf(screenAt(pathname)).preload();
