import type { HistoryWords } from '@workledger/kit/history/history-step'

interface Words {
  /** `ClientAdded` → "Client added". */
  event: (type: string) => string | undefined
  /**
   * Labels by the field's own name, in any part of the record, in the form's order. Null hides one.
   */
  fields: Readonly<Record<string, string | null>>
  value?: HistoryWords['value']
  /** Events without fields: their changes are the record itself. */
  brief?: readonly string[]
  stranger?: HistoryWords['stranger']
}

/** `items.<id>.quantity` → `quantity` */
export const ownName = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/**
 * Returns the words of an area's history in the console; fields without a label are not for people.
 */
export const historyWords = ({
  event,
  fields,
  value,
  brief = [],
  stranger,
}: Words): HistoryWords => ({
  event,
  field: (path, type) => (brief.includes(type) ? null : (fields[ownName(path)] ?? null)),
  value: (path, given) => value?.(ownName(path), given),
  order: Object.keys(fields),
  ...(stranger !== undefined && { stranger }),
})
