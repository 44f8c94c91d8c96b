import { useEffect } from 'react';
import { useToast } from '#ui/Toast/useToast.ts';

/** What the toast of `AskedToLogIn` says. */
export const askedToLogIn = 'asked to log in';

/** Shows the toast that names the reason for a login, as a redirect to it does; this one does not go by itself. */
export function AskedToLogIn() {
  const { show } = useToast();
  useEffect(() => void show({ id: 'notLoggedIn', tone: 'negative', text: askedToLogIn }), [show]);
  return null;
}
