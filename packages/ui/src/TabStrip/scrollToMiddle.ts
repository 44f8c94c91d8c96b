/** Scrolls sideways only: `scrollIntoView` would move the page too. */
export function scrollToMiddle(scroller: HTMLElement, item: HTMLElement, behavior: ScrollBehavior): void {
  const from = item.getBoundingClientRect().left - scroller.getBoundingClientRect().left + scroller.scrollLeft;
  scroller.scrollTo({ left: from - (scroller.clientWidth - item.offsetWidth) / 2, behavior });
}
