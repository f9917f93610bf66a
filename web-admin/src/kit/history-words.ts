import type { HistoryWords } from '@workledger/kit/history/history-step'

interface Words {
  /** `ClientAdded` → "Client added". */
  event: (type: string) => string | undefined
  /**
   * Labels by the field's own name, whatever part of the record it is in, in the order of the form.
   * Null leaves one out.
   */
  fields: Readonly<Record<string, string | null>>
  value?: HistoryWords['value']
  /** Events that tell no fields: their changes are the record itself. */
  brief?: readonly string[]
  stranger?: HistoryWords['stranger']
}

/** `items.<id>.quantity` → `quantity` */
export const ownName = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** How an area of the console says its history: what it has no label for is not for people. */
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
