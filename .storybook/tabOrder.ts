/** Two boxes in one row may differ in height by this much, in px. */
const slack = 4;

const fields = 'input:not([type=hidden]), select, textarea';
const stops = `${fields}, a[href], button, summary, [tabindex]`;

/** The elements of a form that the Tab key reaches, in its order. */
export const tabStops = (form: Element): readonly HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      stop.closest('[inert]') === null &&
      stop.checkVisibility({ visibilityProperty: true }),
  );

/**
 * What a person sees of a stop, where it lies before anything is scrolled: for a box that its label draws, the label. What
 * stays in view above a scrolled part stands above all of it.
 */
function boxOf(stop: HTMLElement): Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'> {
  const { top, bottom, left, right } = (stop.closest('label') ?? stop).getBoundingClientRect();
  let scrolled = 0;
  for (let each: HTMLElement | null = stop; each !== null; each = each.parentElement) {
    if (/^(?:sticky|fixed)$/.test(getComputedStyle(each).position)) break;
    scrolled += each.parentElement?.scrollTop ?? 0;
  }
  return { top: top + scrolled, bottom: bottom + scrolled, left, right };
}

const nameOf = (stop: HTMLElement): string =>
  stop.getAttribute('aria-label') ?? (stop as HTMLInputElement).labels?.[0]?.textContent ?? stop.textContent.trim();

/**
 * Names each stop of a form that the Tab key reaches before a field above it: what is seen first is filled in first
 * (WCAG 2.4.3). A menu beside the form is no part of it.
 * @param order the stops in the order in which Tab reaches them
 */
export const reachedTooEarly = (order: readonly HTMLElement[]): readonly string[] =>
  order.flatMap((stop, at) => {
    const { top, left, right } = boxOf(stop);
    const field = order.slice(at + 1).find((later) => {
      const box = boxOf(later);
      return later.matches(fields) && box.bottom <= top + slack && box.left < right && box.right > left;
    });
    return field === undefined ? [] : [`“${nameOf(stop)}” before “${nameOf(field)}”`];
  });
