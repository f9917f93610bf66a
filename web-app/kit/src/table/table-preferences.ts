import { useState } from 'react'

export interface TablePreferences {
  /** Columns the person has hidden, or shown though they start hidden. */
  columns: Record<string, boolean>
  density: 'comfortable' | 'compact'
}

const standard: TablePreferences = { columns: {}, density: 'comfortable' }

/** What somebody chose for one table, kept in the browser under the table's name. */
export function useTablePreferences(name: string) {
  const key = `workledger.table.${name}`

  const [preferences, set] = useState<TablePreferences>(() => {
    try {
      return {
        ...standard,
        ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<TablePreferences>),
      }
    } catch {
      return standard
    }
  })

  const change = (next: Partial<TablePreferences>) => {
    const merged = { ...preferences, ...next }
    localStorage.setItem(key, JSON.stringify(merged))
    set(merged)
  }

  return [preferences, change] as const
}
