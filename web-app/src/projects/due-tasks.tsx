import Box from '@mui/material/Box'
import { useText } from '@workledger/kit/i18n/i18n'
import { AppLink } from '@workledger/kit/ui/app-link'
import { builtPages } from '@workledger/kit/ui/pages'
import { ChipSkeleton, StatusChip } from '@workledger/kit/ui/status-chip'
import { projectTexts } from './messages'
import { useOpenTasks } from './open-tasks'

/** `{n} Due task(s)` of the welcome card. */
export function DueTasks() {
  const t = useText(projectTexts)
  const { data, count, isPending } = useOpenTasks()
  if (isPending) return <ChipSkeleton />
  // The card of the tasks says why there are none.
  if (!data) return null

  const chip = (
    <StatusChip tone={count > 0 ? 'warn' : 'wait'}>
      <span className="num">{t('dueCount', { count })}</span>
    </StatusChip>
  )

  if (!builtPages.has('/projects')) return chip

  return (
    <Box
      component={AppLink}
      to="/projects?tab=tasks"
      sx={{ textDecoration: 'none', borderRadius: '12px' }}
    >
      {chip}
    </Box>
  )
}
