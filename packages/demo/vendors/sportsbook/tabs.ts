import { find } from '../shared/dom.ts';

const names = ['matches', 'bets'] as const;
export type Tab = (typeof names)[number];

/**
 * Creates the two tabs of the page, operated by click or arrow keys.
 * @param onChange called before another tab is shown
 */
export function createTabs(onChange: () => void): { show(tab: Tab, focus: boolean): void } {
  let shown: Tab = 'matches';
  const show = (tab: Tab, focus: boolean): void => {
    if (tab !== shown) onChange();
    shown = tab;
    for (const name of names) {
      const button = find<HTMLButtonElement>(`tab-${name}`);
      button.ariaSelected = String(name === tab);
      button.tabIndex = name === tab ? 0 : -1;
      find(name).hidden = name !== tab;
      if (name === tab && focus) button.focus();
    }
  };
  names.forEach((name, at) => {
    const button = find(`tab-${name}`);
    button.addEventListener('click', () => show(name, false));
    button.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') show(names[1 - at] ?? name, true);
    });
  });
  return { show };
}
