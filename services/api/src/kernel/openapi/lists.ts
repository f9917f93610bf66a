import { headingIn } from '@workledger/contracts/headings'
import {
  type AnyList,
  isFilterable,
  isFollowed,
  isSortable,
  sortColumn,
  UPDATED_AFTER,
} from '@workledger/contracts/kernel/define-list'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import type { ColumnType, ListColumn } from '@workledger/contracts/kernel/list-columns'
import { areaOfList } from '@workledger/contracts/registry'
import { explained } from './parameters'
import { type NamedSchemas, ref, schemaOf } from './schema'

type Json = Record<string, unknown>

/** The part of an address that names a list. */
export const ANY_LIST = '{resource}'

/** Returns the schemas of a list: its row, and its sort and filter columns. */
export const listSchemas = (list: AnyList, named: NamedSchemas): Json => ({
  [`Row.${list.name}`]: schemaOf(list.row, { io: 'output', area: areaOf(list), named }),
  [`Sort.${list.name}`]: sort(list),
  [`Filter.${list.name}`]: filter(list),
})

const areaOf = ({ name }: AnyList) => areaOfList.get(name) ?? ''

const range = {
  type: 'array',
  prefixItems: [{ type: 'integer' }, { type: 'integer' }],
  default: [0, 24],
}

/**
 * The style of generated clients. One JSON text for each is accepted too, as react-admin's data
 * provider sends it.
 */
const styles: Record<string, Json> = {
  sort: {
    style: 'form',
    explode: true,
    description: 'Column and direction, `sort=name&sort=ASC`; or as JSON, `["name","ASC"]`.',
  },
  range: {
    style: 'form',
    explode: true,
    description: 'First and last row, `range=0&range=24`; or as JSON, `[0,24]`.',
  },
  filter: {
    style: 'deepObject',
    explode: true,
    description:
      'By column, `filter[status]=active`; or as JSON, `{"status":"active"}`, which takes `null` and lists too.',
  },
}

/**
 * Describes one list's address under a call for any list: its sort and filter columns, and its
 * rows.
 */
export function listOperation(operation: Json, { raw, response }: Endpoint, list: AnyList): Json {
  const row = ref(`Row.${list.name}`)

  const asJson: Record<string, Json> = {
    sort: ref(`Sort.${list.name}`),
    filter: ref(`Filter.${list.name}`),
    range,
  }

  const shape = response && ('element' in response ? { type: 'array', items: row } : row)
  const answer = (operation.responses as Record<string, Json>)[200]!

  return {
    ...operation,
    operationId: `${operation.operationId}.${list.name}`,
    summary: `${list.label}: ${operation.summary}`,
    description: reader(list, raw !== undefined),
    parameters: (operation.parameters as Json[]).flatMap((parameter) => {
      if (parameter.name === 'resource') return []
      const asked = parameter.in === 'query' && asJson[String(parameter.name)]
      if (!asked) return [parameter]
      const { example: _, ...bare } = parameter

      return [{ ...bare, ...styles[String(parameter.name)], schema: asked }]
    }),
    responses: {
      ...(operation.responses as Json),
      200: shape ? { ...answer, content: { 'application/json': { schema: shape } } } : answer,
    },
  }
}

function reader({ who, permission, ownExport }: AnyList, file: boolean): string {
  if (who === 'operator') return 'Operators of the installation.'
  const all = (file ? ownExport : who === 'member') === true
  const admins = permission
    ? `Admins, holders of ${permission} and auditors`
    : 'Admins and auditors'

  return all
    ? `Everyone in the workspace, for the rows that they may see. ${admins} see all.`
    : `${admins}.`
}

const types: Record<Exclude<ColumnType, 'json'>, Json> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  number: { type: ['number', 'string'] },
  money: { type: ['number', 'string'] },
  day: { type: 'string', format: 'date' },
  instant: { type: 'string', description: 'YYYY-MM-DD HH:mm:ss, in UTC' },
  bool: { type: 'boolean' },
}

const columnsOf = ({ columns }: AnyList) => Object.entries<ListColumn>(columns)

const sort = (list: AnyList): Json => ({
  type: 'array',
  prefixItems: [
    {
      enum: columnsOf(list)
        .filter(([, column]) => isSortable(column))
        .map(([key]) => key),
    },
    { enum: ['ASC', 'DESC'] },
  ],
  default: [sortColumn(list.sort), list.sort.startsWith('-') ? 'DESC' : 'ASC'],
})

function filter(list: AnyList): Json {
  const of = { list: list.name, area: areaOf(list) }

  const columns = columnsOf(list)
    .filter(([, column]) => isFilterable(column))
    .flatMap(([key, column]) => {
      const { type } = column
      const value = types[type as keyof typeof types]
      const heading = headingIn('en', of, [key, column])
      const bounds = ['uuid', 'text', 'bool'].includes(type)
        ? []
        : [
            [`${key}_gte`, { ...value, description: `${heading}: this or more.` }] as const,
            [`${key}_lte`, { ...value, description: `${heading}: this or less.` }] as const,
          ]

      return [
        [
          key,
          {
            description: `${heading}.`,
            anyOf: [value, { type: 'array', items: value }, { type: 'null' }],
          },
        ] as const,
        ...bounds,
      ]
    })

  const own = Object.entries<Endpoint['query'] & object>(list.filters).map(([key, schema]) => {
    const asked = schemaOf(schema, { io: 'input', area: areaOf(list) })
    return [key, { description: explained(key, asked).description, ...asked }] as const
  })

  return {
    type: 'object',
    properties: {
      q: { type: 'string', description: 'Words that must all be in the row.' },
      ...(isFollowed(list) && {
        [UPDATED_AFTER]: {
          ...types.instant,
          description: 'Rows written at this time or later.',
        },
      }),
      ...Object.fromEntries([...columns, ...own]),
    },
    additionalProperties: false,
  }
}
