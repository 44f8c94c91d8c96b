import { useEffect } from 'react';
import { useNavigate } from '#core/routing/router.ts';

/** Navigates as a link of the site does, where `Navigation` is rendered beside it. */
export let goTo: ReturnType<typeof useNavigate>;

/** Lets a test navigate (`goTo`). */
export function Navigation() {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = navigate;
  }, [navigate]);
  return null;
}
