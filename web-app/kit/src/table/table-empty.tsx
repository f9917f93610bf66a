import Button from '@mui/material/Button'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { EmptyState } from '../ui/states'
import type { List } from './list'

export function NothingFound<R>({ list }: { list: List<R> }) {
  const t = useText(kitTexts)

  const clear = () =>
    list.change({
      q: '',
      page: 1,
      filters: Object.fromEntries(Object.keys(list.filters).map((key) => [key, ''])),
    })

  return (
    <EmptyState
      icon="search"
      title={t('table.noMatch')}
      action={<Button onClick={clear}>{t('table.clear')}</Button>}
    />
  )
}
