import DOMPurify from 'dompurify';

/** What an operator's editor writes, and nothing else: text, headings below the page's own, lists, tables, links. */
const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'h2', 'h3', 'h4'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const attributes = ['href', 'colspan', 'rowspan', 'scope', 'start', 'lang'];
/** Other sites, mail, telephone, paths of this site and places on the page; `//host` and `/\host` are other sites in disguise. */
const addresses = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) return;
  if (!element.protocol.startsWith('http') || element.origin === location.origin) return;
  element.target = '_blank';
  element.rel = 'noopener noreferrer nofollow';
});

/**
 * HTML from the platform, without anything that runs, loads, restyles or imitates the page. What is not allowed goes, the
 * text in it stays. The answer passes `require-trusted-types-for 'script'`: DOMPurify makes it with its own policy.
 */
export const sanitise = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
