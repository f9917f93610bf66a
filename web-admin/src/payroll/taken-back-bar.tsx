import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { useTold } from '@workledger/kit/i18n/error-words'
import { isolated } from '@workledger/kit/i18n/format'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { useRunChecks } from './run-checks'
import { useRun } from './run-context'
import { usePayWords } from './words'

const DraftDialog = lazy(() => import('./draft-dialog'))
const mostNames = 8

/**
 * Below an approved run: people whose reversed pay was not paid since, with a button to draft these
 * days.
 */
export function TakenBackBar() {
  const { t, period, listed } = usePayWords()
  const { run } = useRun()
  const told = useTold()
  const may = useMay()
  const [drafting, setDrafting] = useState(false)
  const check = useRunChecks(run).checks?.find(({ code }) => code === 'payroll.check.taken_back')
  if (run.status !== 'complete' || !check) return null

  const names = check.people.map(
    ({ employee, facts: { start = '', end = '' } }) =>
      `${isolated(fullName(employee))} · ${period({ start, end })}`,
  )

  const more = names.length - mostNames

  return (
    <Alert
      severity="warning"
      sx={{ mt: 2 }}
      action={
        may('draftPayRun') && (
          <Button size="small" color="inherit" onClick={() => setDrafting(true)}>
            {t('run')}
          </Button>
        )
      }
    >
      {told(check)}
      <Box sx={{ fontSize: 12 }}>
        {listed(more > 0 ? [...names.slice(0, mostNames), `+${more}`] : names)}
      </Box>
      <Suspense>
        {drafting && <DraftDialog period={run} close={() => setDrafting(false)} />}
      </Suspense>
    </Alert>
  )
}
