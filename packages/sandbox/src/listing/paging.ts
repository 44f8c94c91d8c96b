/** Returns one page of a list, and how many items all pages have. `pageNo` counts from 1; a page past the end is empty. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): { readonly items: readonly Item[]; readonly totalPages: number; readonly total: number } {
  return {
    items: items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(items.length / pageSize),
    total: items.length,
  };
}
