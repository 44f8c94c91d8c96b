/** What marks a `ref` of the team that lists what filters have chosen. */
export const chosenMark = ['list', 'chosen'] as const;

/** Writes the `ref` of the team that searches all of it for a text, which forgives typing mistakes and finds names, too. */
export const writeSearchRef = (text: string): string => new URLSearchParams([[...chosenMark], ['q', text]]).toString();
