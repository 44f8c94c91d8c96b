/** Returns one page of a list. `pageNo` counts from 1; a page past the end is empty. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): { readonly items: readonly Item[]; readonly totalPages: number } {
  return {
    items: items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(items.length / pageSize),
  };
}
