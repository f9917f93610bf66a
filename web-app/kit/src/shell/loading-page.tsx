import Box from '@mui/material/Box'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { useCurrent } from '../net/current'
import { useProductPath } from '../ui/app-link'
import { visuallyHidden } from '../ui/figures'
import { entryAt, navigationFor } from './nav'
import { PageSkeleton } from './page-skeleton'

/**
 * A page before its code or its rights have arrived: for screen readers the heading that the sidebar
 * gives it, for others its shape.
 */
export function LoadingPage() {
  const t = useText(kitTexts)
  const { employee } = useCurrent()
  const groups = navigationFor(employee?.role?.permissions ?? [])
  const entry = entryAt(groups, useProductPath())

  return (
    <>
      <Box component="h1" data-loading sx={visuallyHidden}>
        {t(entry ? `nav.${entry.id}` : 'loading')}
      </Box>
      <PageSkeleton />
    </>
  )
}
