import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { parseJsonText } from '../kernel/json-text'
import { idOf } from '../kernel/record'
import { fileLanguage, wholeNumber } from '../kernel/shapes'
import { characters } from '../kernel/text'

/** A query value, given once or repeatedly. */
const spelled = z.union([characters(500), z.array(characters(500)).max(1000)])

/**
 * A query parameter with JSON, as react-admin's simple REST dialect sends it, or in the style of
 * generated clients: `filter[status]=active`, `range=0&range=24`.
 */
const json = <S extends z.ZodType>(schema: S, message: string) =>
  z
    .union([characters(8000), z.array(characters(80)).max(10), z.record(characters(80), spelled)], {
      error: message,
    })
    .transform((given, context) => {
      if (typeof given !== 'string') return given as unknown

      try {
        return parseJsonText(given)
      } catch {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
    })
    .pipe(schema)

const SORT = 'list.sort_shape'
const RANGE = 'list.range_shape'
const FILTER = 'list.filter_shape'

export const listSort = json(
  z.tuple([characters(60), z.enum(['ASC', 'DESC', 'asc', 'desc'])], { error: SORT }),
  SORT,
)

const rangeEnd = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(0))

export const listRange = json(z.tuple([rangeEnd, rangeEnd], { error: RANGE }), RANGE).refine(
  ([first, last]) => last >= first && last - first < 1000,
  { error: RANGE },
)

/** For clients that know lists from other products: the same by columns and pages. */
const paged = {
  /** Column, or `-column` for descending; stands for `sort`. */
  order: characters(61)
    .regex(/^-?\w+$/, { error: SORT })
    .optional(),
  /** Page from 1; stands for `range`, with `per_page`. */
  page: wholeNumber().min(1).optional(),
  per_page: wholeNumber().min(1).max(1000).optional(),
}

const value = z.union([characters(500), z.number(), z.boolean(), z.null()])

export const listFilter = json(
  z.record(characters(80), z.union([value, z.array(value).max(1000)]), { error: FILTER }),
  FILTER,
)

export type ListFilter = z.output<typeof listFilter>

/** One row of a list: the resource's columns visible to the caller. */
export const listRow = z.looseObject({ id: z.string() })

const resource = characters(40)

export const listsApi = area('lists', {
  adminList: endpoint({
    method: 'GET',
    path: '/admin/{ws}/{resource}',
    who: 'member',
    summary: 'Rows of a resource for the console, in react-admin’s simple REST dialect',
    params: z.object({ ws: idOf('workspaces'), resource }),
    query: z.object({
      sort: listSort.optional(),
      range: listRange.optional(),
      filter: listFilter.optional(),
      ...paged,
    }),
    response: z.array(listRow),
    headers: {
      'Content-Range': 'Resource, first and last row and the total: `employees 0-24/319`',
    },
  }),
  adminOne: endpoint({
    method: 'GET',
    path: '/admin/{ws}/{resource}/{id}',
    who: 'member',
    summary: 'One row of a resource for the console',
    params: z.object({ ws: idOf('workspaces'), resource, id: idOf('{resource}') }),
    response: listRow,
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/exports/{resource}',
    who: 'member',
    costly: true,
    summary:
      'A list as CSV or XLSX: for admins and auditors; for others their own leaves, attendance, time and payslips',
    params: z.object({ ws: idOf('workspaces'), resource }),
    query: z.object({
      format: z.enum(['csv', 'xlsx'], { error: 'export.format' }).default('csv'),
      language: fileLanguage(),
      /**
       * Separator of a CSV. With `semicolon` decimals have a comma, as the matching Excel reads
       * them.
       */
      separator: z
        .enum(['comma', 'semicolon', 'tab'], { error: 'export.separator' })
        .default('comma'),
      sort: listSort.optional(),
      order: paged.order,
      filter: listFilter.optional(),
    }),
    raw: 'file',
    errors: ['export.too_many'],
  }),
})
