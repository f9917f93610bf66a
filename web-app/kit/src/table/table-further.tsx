import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { busyProps } from '../ui/busy-props'
import type { DataTableProps } from './table-props'

/** The button for further rows of a list without a count. */
export function TableFurther({
  there,
  busy,
  load,
}: NonNullable<DataTableProps<unknown>['further']>) {
  const t = useText(kitTexts)
  if (!there) return null

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', mt: 1 }}>
      <Button {...busyProps(busy, load)}>{t('table.further')}</Button>
    </Box>
  )
}
