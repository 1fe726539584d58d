/** The paging envelope (legacy-api.md §1.13), of which three members are required. */
import { z } from 'zod';

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z
    .object({
      content: z.array(row),
      totalPages: z.number().int().min(0),
      totalElements: z.number().int().min(0).optional(),
      pageable: z.object({ pageSize: z.number().int().min(1) }),
    })
    .transform(({ content, totalPages, totalElements, pageable }) => ({
      rows: content,
      totalPages,
      totalRows: totalElements ?? null,
      pageSize: pageable.pageSize,
    }));
