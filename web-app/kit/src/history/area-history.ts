import { eventName } from '@workledger/contracts/event-names'
import { fieldWord } from '@workledger/contracts/field-words'
import { currentLanguage } from '../i18n/i18n'
import type { HistoryWords } from './history-step'

interface AreaHistory extends Pick<HistoryWords, 'stranger'> {
  /** The area whose dictionary names the events and fields. */
  area: string
  /** Fields for readers, by their own names, in the form's order; others are left out. */
  fields: readonly string[]
  /** Names of fields here, if they differ from the area's words. */
  labels?: Readonly<Record<string, string>>
  /** Returns a value's words. `path` also names the part of the record, as in `items.<id>.kind`. */
  value?: (
    field: string,
    given: unknown,
    path: string,
  ) => ReturnType<NonNullable<HistoryWords['value']>>
  /** Names of events here, if they depend on the record. */
  events?: Readonly<Record<string, string>>
  /** Events without fields: their changes are the record itself. */
  brief?: readonly string[]
}

/** `items.<id>.quantity` → `quantity` */
const ownName = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** Returns the words of a record's history from its area's dictionary. */
export function areaHistory({
  area,
  fields,
  labels = {},
  events = {},
  value,
  brief = [],
  stranger,
}: AreaHistory): HistoryWords {
  const language = currentLanguage()
  const shown = new Set([...fields, ...Object.keys(labels)])

  return {
    event: (type) => events[type] ?? eventName(type, language),
    field: (path, type) => {
      const name = ownName(path)

      return brief.includes(type) || !shown.has(name)
        ? null
        : (labels[name] ?? fieldWord(area, name, language) ?? null)
    },
    value: (path, given) => value?.(ownName(path), given, path),
    order: fields,
    ...(stranger !== undefined && { stranger }),
  }
}
