import Box from '@mui/material/Box'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { fullName } from '@workledger/web-app/kit/avatar'
import { said } from '@workledger/web-app/kit/i18n'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import type { ReactNode } from 'react'
import { useComparedEntries } from './compared'
import { useRun } from './run-context'
import { usePayWords } from './words'

/** What keeps the run from approval, and who is not in it, each with the reason and the way to mend it. */
export default function ChecksTab() {
  const { t } = usePayWords()
  const { run, edit, ask } = useRun()
  const { problems, error, refetch, pending } = useComparedEntries(run)
  if (error) return <FailedState error={error} retry={() => void refetch()} />
  if (pending) return <SkeletonRows rows={3} />
  const frame = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }
  if (!problems?.length && run.warnings.length === 0)
    return (
      <Box sx={frame}>
        <EmptyState icon="check" title={t('noChecks.title')} text={t('noChecks.text')} />
      </Box>
    )
  return (
    <Box component="ul" sx={{ ...frame, m: 0, p: 0, listStyle: 'none' }}>
      {problems?.map((entry) => (
        <Line
          key={entry.id}
          chip={<StatusChip tone="bad">{t('problem')}</StatusChip>}
          name={fullName(entry.employee)}
          text={said(entry.problem ?? '')}
        >
          <Box component="button" type="button" onClick={() => (edit ?? ask)(entry)} sx={link}>
            {t(edit ? 'panel.edit' : 'why')}
          </Box>
        </Line>
      ))}
      {run.warnings.map(({ code, message, employee }) => (
        <Line
          key={`${employee.id} ${code}`}
          chip={<StatusChip tone="warn">{t('leftOut')}</StatusChip>}
          name={fullName(employee)}
          text={said(message)}
        >
          <Box component={AppLink} to={`/admin/employees/${employee.id}/profile?tab=contract`} sx={link}>
            {t('panel.profile')}
          </Box>
        </Line>
      ))}
    </Box>
  )
}

const link = {
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontWeight: 500,
  color: 'tone.accentInk',
  cursor: 'pointer',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const

const Line = ({ chip, name, text, children }: { chip: ReactNode; name: string; text: string; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      px: 2,
      py: 1.25,
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-child': { border: 0 },
    }}
  >
    {chip}
    <bdi style={{ fontWeight: 500 }}>{name}</bdi>
    <Box sx={{ flex: 1, color: 'text.secondary' }}>{text}</Box>
    {children}
  </Box>
)
