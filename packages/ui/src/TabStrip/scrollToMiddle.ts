/** Scrolls an item to the horizontal centre of its scroller. Unlike `scrollIntoView`, it does not scroll the page. */
export function scrollToMiddle(scroller: HTMLElement, item: HTMLElement, behavior: ScrollBehavior): void {
  const from = item.getBoundingClientRect().left - scroller.getBoundingClientRect().left + scroller.scrollLeft;
  scroller.scrollTo({ left: from - (scroller.clientWidth - item.offsetWidth) / 2, behavior });
}
