/** Addresses that the site's own router does not serve: other hosts, other schemes, places on the same page. */
export const leavesTheSite = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|#)/i.test(href);
