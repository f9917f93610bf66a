import { Icon } from '../ui/icon'

export interface FoundRecords<T> {
  /** By what was typed: the server searches, nothing is left out here. */
  found: readonly T[]
  loading: boolean
  nameOf: (record: T) => string
  /** When nothing was found. */
  none: string
}

/**
 * What an Autocomplete of records that the server finds is given, with icons of a field or,
 * smaller, of a filter.
 */
export function foundOptions<T extends { readonly id: string }>(
  { found, loading, nameOf, none }: FoundRecords<T>,
  iconSize?: number,
) {
  return {
    options: found,
    filterOptions: (options: T[]) => options,
    getOptionLabel: nameOf,
    getOptionKey: (record: T) => record.id,
    isOptionEqualToValue: (one: T, other: T) => one.id === other.id,
    loading,
    noOptionsText: none,
    popupIcon: <Icon name="down" {...(iconSize && { size: iconSize })} />,
    clearIcon: <Icon name="close" size={14} />,
  }
}
