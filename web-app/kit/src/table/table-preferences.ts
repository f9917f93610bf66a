import { useState } from 'react'

export interface TablePreferences {
  /** Columns that the person has hidden, or shown although hidden by default. */
  columns: Record<string, boolean>
  density: 'comfortable' | 'compact'
}

const standard: TablePreferences = { columns: {}, density: 'comfortable' }

/** Stores a person's choices for one table in the browser, under the table's name. */
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
