/** The parts of the router that the site uses. No other file imports the package, so that it can be replaced here. */
import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Path, useLocation } from 'react-router-dom';

export {
  MemoryRouter,
  Navigate,
  type NavigateOptions,
  NavigationType,
  Route,
  Router,
  Routes,
  StaticRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';

/**
 * Returns a function that reads the URL as it is now. The location of `useLocation` is that of the rendered page, which
 * follows a navigation with a delay.
 */
export function useReadUrl(): () => Path {
  // Every history object has its location; the type of the context leaves it out.
  const { navigator } = useContext(NavigationContext) as unknown as { navigator: { readonly location?: Path } };
  const rendered = useLocation();
  // On the server, nothing navigates.
  return () => navigator.location ?? rendered;
}
