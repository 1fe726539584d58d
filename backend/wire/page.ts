/** One page of a list in the envelope every paged call answers with (legacy-api.md §1.13). */

export type PageRequest = { page: number; size: number };

/** Page and size of the "default" calls. */
export const FIRST_PAGE: PageRequest = { page: 0, size: 10 };

export function envelope<Row>(content: Row[], totalElements: number, { page, size }: PageRequest) {
  const totalPages = Math.ceil(totalElements / size);
  // Field and direction are not reported, and every list here is sorted.
  const sort = { sorted: true, unsorted: false, empty: false };
  return {
    content,
    pageable: {
      sort,
      offset: page * size,
      pageNumber: page,
      pageSize: size,
      paged: true,
      unpaged: false,
    },
    totalPages,
    totalElements,
    last: page + 1 >= totalPages,
    size,
    number: page,
    sort,
    numberOfElements: content.length,
    first: page === 0,
    empty: content.length === 0,
  };
}
