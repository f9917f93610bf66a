import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { Icon } from '../ui/icon'

export interface FoundRecords<T> {
  /** Records that match the typed text; the server searches, so nothing is filtered here. */
  found: readonly T[]
  loading: boolean
  nameOf: (record: T) => string
  /** Text without any result. */
  none: string
}

/**
 * Returns the props of an Autocomplete of server-side results, with icons for a field or, smaller,
 * for a filter.
 */
export function useFoundOptions<T extends { readonly id: string }>(
  { found, loading, nameOf, none }: FoundRecords<T>,
  iconSize?: number,
) {
  const texts = useChoiceTexts()

  return {
    ...texts,
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

/** Returns an Autocomplete's own texts, which are English otherwise. */
export function useChoiceTexts() {
  const t = useText(kitTexts)

  return {
    openText: t('choices.open'),
    closeText: t('choices.close'),
    clearText: t('choices.clear'),
    loadingText: t('choices.loading'),
  }
}
