/** What a person presses or fills in. */
const fields = 'input:not([type=hidden]):not([type=range]), select, textarea';
const pressed = 'a[href], button, summary, [role=tab], [role=option], [role=menuitem], [role=radio], [role=switch]';

const isOn = (element: Element): boolean =>
  !element.matches(':disabled, [aria-disabled=true], [readonly]') &&
  element.closest('[inert], [aria-hidden=true]') === null &&
  element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true });

/** The value of a colour token, as a browser computes it. */
function computed(token: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = `var(--k-color-${token})`;
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  ((element as HTMLInputElement).labels?.[0]?.textContent || element.textContent.trim().slice(0, 40) || element.id);

/** The elements that draw a control: itself, and the boxes that are hardly larger than it. */
function boxesOf(control: Element): readonly Element[] {
  const area = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  const own = area(control);
  const boxes = [control];
  for (let each = control.parentElement; each !== null && area(each) <= own * 1.6; each = each.parentElement)
    boxes.push(each);
  // A link that fills the card around it.
  const { content, position } = getComputedStyle(control, '::after');
  const fills = content !== 'none' && position === 'absolute' && getComputedStyle(control).position === 'static';
  return fills && (control as HTMLElement).offsetParent
    ? [...boxes, (control as HTMLElement).offsetParent as Element]
    : boxes;
}

/** Names every field, row and tile in use that lies on `sunken`, which reads as disabled. */
export function wellsInUse(): readonly string[] {
  const sunken = computed('sunken');
  // Where a brand has one colour for both, nobody sees a difference.
  if (sunken === computed('field') || sunken === computed('surface')) return [];
  return [...document.querySelectorAll(`${fields}, ${pressed}`)]
    .filter((control) => isOn(control) && !control.matches(':hover'))
    .filter((control) =>
      (control.matches(fields)
        ? boxesOf(control)
        : boxesOf(control).filter((box) => box === control || box.matches('li'))
      ).some((box) => getComputedStyle(box).backgroundColor === sunken),
    )
    .map(nameOf);
}

/** The gold actions of what is in front: an open dialog, or the page. */
export function primes(): readonly string[] {
  const gold = computed('money');
  const front = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast(isOn) ?? document.body;
  return [...front.querySelectorAll('a[href], button')]
    .filter((action) => isOn(action) && getComputedStyle(action).backgroundColor === gold)
    .map(nameOf);
}
