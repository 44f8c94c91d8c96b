import DOMPurify from 'dompurify';

/** The elements that the operator's editor produces: text, headings below the page title, lists, tables and links. */
const allowedTags = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'h2', 'h3', 'h4'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const allowedAttributes = ['href', 'colspan', 'rowspan', 'scope', 'start', 'lang'];
/** http(s), mail and telephone URLs, paths of this site and fragments. `//host` and `/\host` are other hosts, so refused. */
const allowedUrls = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

// Without a DOM, e.g. while a server imports the module, DOMPurify has no hooks.
if (DOMPurify.isSupported) DOMPurify.addHook('afterSanitizeAttributes', openInNewTab);

function openInNewTab(element: Element): void {
  if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) return;
  if (!element.protocol.startsWith('http') || element.origin === location.origin) return;
  element.target = '_blank';
  element.rel = 'noopener noreferrer nofollow';
}

/**
 * Removes everything from HTML that could run scripts, load resources, change styles or imitate the page. The text inside
 * removed elements is kept. Returns a `TrustedHTML` of DOMPurify's policy, for `require-trusted-types-for 'script'`.
 * Needs a DOM.
 */
export const sanitise = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: allowedUrls,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
