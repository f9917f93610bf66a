import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { isolated } from '../../i18n/format'
import { useLeaveWords } from './leave-words'

/** The manager for whom a request is decided; empty for the viewer's own people. */
export function InPlaceOf({
  manager,
}: {
  manager: { first_name: string; last_name: string } | null | undefined
}) {
  const { t } = useLeaveWords()
  if (!manager) return null

  return (
    <Box component="span" sx={{ color: 'tone.warn' }}>
      {' · '}
      {t('inPlace.of', { name: isolated(fullName(manager)) })}
    </Box>
  )
}
