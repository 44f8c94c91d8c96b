/** Whether the router does not handle a URL: another host, another scheme or a fragment of the current page. */
export const isExternal = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|#)/i.test(href);
